import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { prepareResponse } from './prepared-response';

const ofLength = (length: number) => Buffer.from(JSON.stringify(Array.from({ length }, (_, at) => ({ at }))));
const long = ofLength(200);

test.each([long, ofLength(20_000)])(
  'serves the body in brotli, gzip and identity, compressing it only once (%#)',
  async (body) => {
    const answer = prepareResponse({ status: 200, headers: {}, good: true }, body);
    expect(brotliDecompressSync(await answer.bytesIn('br'))).toEqual(body);
    expect(gunzipSync(await answer.bytesIn('gzip'))).toEqual(body);
    expect(await answer.bytesIn('br')).toBe(await answer.bytesIn('br'));
    expect(await answer.bytesIn('gzip')).toBe(await answer.bytesIn('gzip'));
    expect(await answer.bytesIn('identity')).toBe(body);
  },
);

test('offers a body that fits into one packet without compression only', () => {
  expect(prepareResponse({ status: 200, headers: {}, good: true }, Buffer.from('{}')).encodings).toEqual([
    'identity',
  ]);
});

test('reports a size that covers all its encodings', async () => {
  const answer = prepareResponse({ status: 200, headers: {}, good: true }, long);
  const all = await Promise.all(answer.encodings.map((encoding) => answer.bytesIn(encoding)));
  expect(answer.size).toBeGreaterThanOrEqual(all.reduce((sum, { length }) => sum + length, 0));
});
