import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { prepareResponse } from './prepared-response';

const ofLength = (length: number) => Buffer.from(JSON.stringify(Array.from({ length }, (_, at) => ({ at }))));
const long = ofLength(200);

test.each([long, ofLength(20_000)])(
  'serves the body in brotli, gzip and identity, compressing it only once (%#)',
  async (body) => {
    const response = prepareResponse({ status: 200, headers: {}, good: true }, body);
    expect(brotliDecompressSync(await response.bytesIn('br'))).toEqual(body);
    expect(gunzipSync(await response.bytesIn('gzip'))).toEqual(body);
    expect(await response.bytesIn('br')).toBe(await response.bytesIn('br'));
    expect(await response.bytesIn('gzip')).toBe(await response.bytesIn('gzip'));
    expect(await response.bytesIn('identity')).toBe(body);
  },
);

test('offers a body that fits into one packet without compression only', () => {
  expect(prepareResponse({ status: 200, headers: {}, good: true }, Buffer.from('{}')).encodings).toEqual([
    'identity',
  ]);
});

test('reports a size that covers all its encodings', async () => {
  const response = prepareResponse({ status: 200, headers: {}, good: true }, long);
  const all = await Promise.all(response.encodings.map((encoding) => response.bytesIn(encoding)));
  expect(response.size).toBeGreaterThanOrEqual(all.reduce((sum, { length }) => sum + length, 0));
});
