import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readyAnswer } from './ready-answer';

const long = Buffer.from(JSON.stringify(Array.from({ length: 200 }, (_, at) => ({ at }))));

test('an answer is compressed once in each encoding that is asked for', async () => {
  const answer = readyAnswer({ status: 200, headers: {}, good: true }, long);
  expect(brotliDecompressSync(await answer.bytesIn('br'))).toEqual(long);
  expect(gunzipSync(await answer.bytesIn('gzip'))).toEqual(long);
  expect(await answer.bytesIn('br')).toBe(await answer.bytesIn('br'));
  expect(await answer.bytesIn('identity')).toBe(long);
});

test('what fits a packet is sent as it is', () => {
  expect(readyAnswer({ status: 200, headers: {}, good: true }, Buffer.from('{}')).encodings).toEqual([
    'identity',
  ]);
});

test('its size counts the compressed ones that may come', async () => {
  const answer = readyAnswer({ status: 200, headers: {}, good: true }, long);
  const all = await Promise.all(answer.encodings.map((encoding) => answer.bytesIn(encoding)));
  expect(answer.size).toBeGreaterThanOrEqual(all.reduce((sum, { length }) => sum + length, 0));
});
