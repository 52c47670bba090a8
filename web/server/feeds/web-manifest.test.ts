import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startFakeCms } from '../../test/fake-cms';
import { startSite } from '../../test/start-site';
import { webManifest } from './web-manifest';

const PUBLIC = path.join(__dirname, '../../public');

test('the manifest names the site, is cached for a day and is 304 for a matching ETag', async () => {
  const cms = await startFakeCms();
  const site = await startSite(cms, { env: { SITE_NAME: 'Good & Well' } });
  const { statusCode, headers, body } = await site.app.inject({ url: '/manifest.webmanifest' });
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/manifest+json; charset=utf-8']);
  expect(headers['cache-control']).toBe('public, max-age=86400');
  expect(JSON.parse(body)).toMatchObject({ name: 'Good & Well', start_url: '/', display: 'minimal-ui' });
  const again = await site.app.inject({
    url: '/manifest.webmanifest',
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  await site.close();
  await cms.close();
});

const { icons } = webManifest({ name: 'x' });

test.each(icons)('$src is a PNG of size $sizes', ({ src, sizes, type }) => {
  const file = readFileSync(path.join(PUBLIC, src));
  expect(type).toBe('image/png');
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes);
});

test('lists a 192 px, a 512 px and a maskable icon', () => {
  expect(icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 512x512',
  ]);
});
