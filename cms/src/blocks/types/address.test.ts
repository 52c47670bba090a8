import { nightSkyFile, stretchingFile, breathingFile } from '../testing/media';
import { audio } from './audio/audio';
import { embed } from './embed/embed';
import { gif } from './gif/gif';
import { image } from './image/image';
import { link } from './link/link';
import { video } from './video/video';

const PLAIN = 'http://media.example/a';
const BY_TLS = 'https://media.example/a';

test.each([
  ['gif', gif, { url: PLAIN }],
  ['gif file', gif, { file: { ...nightSkyFile, mime: 'image/gif', url: PLAIN } }],
  ['audio', audio, { url: PLAIN }],
  ['audio file', audio, { file: { ...breathingFile, url: PLAIN } }],
  ['video', video, { url: PLAIN }],
  ['video file', video, { file: { ...stretchingFile, url: PLAIN } }],
])('%s URLs are upgraded to HTTPS', (_, block, entry) => {
  expect(block.read(entry)).toMatchObject({ url: BY_TLS });
});

test('the URLs of pictures, their narrower copies and posters are upgraded to HTTPS', () => {
  const file = { ...nightSkyFile, url: PLAIN, formats: { small: { url: PLAIN, width: 480 } } };
  const shown = { url: BY_TLS, srcset: `${BY_TLS} 480w, ${BY_TLS} 1600w` };
  expect(image.read({ image: file })).toMatchObject({ image: shown });
  expect(video.read({ url: '/uploads/a.mp4', poster: file })).toMatchObject({ poster: shown });
});

test('link and embed URLs stay as typed', () => {
  expect(link.read({ text: 'Words', url: PLAIN })).toMatchObject({ url: PLAIN });
  // An embed from a site without a player is a link.
  expect(embed.read({ url: PLAIN })).toMatchObject({ url: PLAIN });
});
