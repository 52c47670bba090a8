import { nightSkyFile, stretchingFile, breathingFile } from '../testing/media';
import { audio } from '../types/audio/audio';
import { embed } from '../types/embed/embed';
import { gif } from '../types/gif/gif';
import { image } from '../types/image/image';
import { link } from '../types/link/link';
import { video } from '../types/video/video';

const PLAIN = 'http://media.example/a';
const BY_TLS = 'https://media.example/a';

test.each([
  ['gif', gif, { url: PLAIN }],
  ['file of a gif', gif, { file: { ...nightSkyFile, mime: 'image/gif', url: PLAIN } }],
  ['audio', audio, { url: PLAIN }],
  ['file of an audio', audio, { file: { ...breathingFile, url: PLAIN } }],
  ['video', video, { url: PLAIN }],
  ['file of a video', video, { file: { ...stretchingFile, url: PLAIN } }],
])('a page draws the %s by TLS', (_, block, entry) => {
  expect(block.read(entry)).toMatchObject({ url: BY_TLS });
});

test('a page draws a picture and its narrower copies by TLS, a poster too', () => {
  const file = { ...nightSkyFile, url: PLAIN, formats: { small: { url: PLAIN, width: 480 } } };
  const shown = { url: BY_TLS, srcset: `${BY_TLS} 480w, ${BY_TLS} 1600w` };
  expect(image.read({ image: file })).toMatchObject({ image: shown });
  expect(video.read({ url: '/uploads/a.mp4', poster: file })).toMatchObject({ poster: shown });
});

test('what a reader follows stays as it was typed', () => {
  expect(link.read({ text: 'Words', url: PLAIN })).toMatchObject({ url: PLAIN });
  // Of a site that has no player, an embed is a link.
  expect(embed.read({ url: PLAIN })).toMatchObject({ url: PLAIN });
});
