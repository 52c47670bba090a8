import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readyAnswer } from './ready-answer';

const ofLength = (length: number) => Buffer.from(JSON.stringify(Array.from({ length }, (_, at) => ({ at }))));
const long = ofLength(200);

test.each([long, ofLength(20_000)])(
  'an answer is compressed once in each encoding asked for',
  async (body) => {
    const answer = readyAnswer({ status: 200, headers: {}, good: true }, body);
    expect(brotliDecompressSync(await answer.bytesIn('br'))).toEqual(body);
    expect(gunzipSync(await answer.bytesIn('gzip'))).toEqual(body);
    expect(await answer.bytesIn('br')).toBe(await answer.bytesIn('br'));
    expect(await answer.bytesIn('identity')).toBe(body);
  },
);

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
