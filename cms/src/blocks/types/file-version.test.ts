import { breathingFile, nightSkyFile, stretchingFile } from '../testing/media';
import { audio } from './audio/audio';
import { gif } from './gif/gif';
import { video } from './video/video';
import { getFileVersion } from '../parts/file-version';

test('getFileVersion returns a different parameter per update time and nothing without one', () => {
  expect(getFileVersion('2026-03-01T08:00:00.000Z')).toMatch(/^\?v=[a-z0-9]+$/);
  expect(getFileVersion('2026-03-01T08:00:00.000Z')).not.toBe(getFileVersion('2026-03-01T08:00:00.001Z'));
  expect(getFileVersion('no moment')).toBe('');
  expect(getFileVersion(null)).toBe('');
});

test.each([
  ['gif', gif, { ...nightSkyFile, mime: 'image/gif' }],
  ['audio', audio, breathingFile],
  ['video', video, stretchingFile],
])('the URL of a %s file includes its edition', (_, block, file) => {
  const updatedAt = '2026-03-01T08:00:00.000Z';
  expect(block.read({ file: { ...file, updatedAt } })).toMatchObject({
    url: file.url + getFileVersion(updatedAt),
  });
});
