import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scratchEnvironment } from './environment.ts';
import { parseProductSettings } from './settings.ts';

test('names every invalid setting once, whichever server it belongs to', async () => {
  const env = scratchEnvironment({ PORT: 'abc', CMS_PORT: '99999', DEMO_CONTENT: 'maybe', S_MAXAGE: '-1' });
  await assert.rejects(parseProductSettings(env), ({ message }: Error) => {
    for (const name of ['PORT', 'CMS_PORT', 'DEMO_CONTENT', 'S_MAXAGE']) {
      assert.equal(message.match(new RegExp(`^ +${name} `, 'gm'))?.length, 1, `${name} in:\n${message}`);
    }
    assert.doesNotMatch(message, /PUBLIC_URL/);
    return true;
  });
});

test('reports only PORT when it is out of range, not the PUBLIC_URL derived from it', async () => {
  await assert.rejects(parseProductSettings(scratchEnvironment({ PORT: '70000' })), ({ message }: Error) => {
    assert.match(message, /^ +PORT must be 65535 or less/m);
    assert.doesNotMatch(message, /PUBLIC_URL/);
    return true;
  });
});

test('uses loopback for a server on 0.0.0.0, and puts an IPv6 address in brackets', async () => {
  const env = scratchEnvironment({ HOST: '0.0.0.0', PORT: '4000', CMS_HOST: '::1', CMS_PORT: '4001' });
  const { site, cms, publicUrl } = await parseProductSettings(env);
  assert.equal(site, 'http://127.0.0.1:4000');
  assert.equal(cms, 'http://[::1]:4001');
  assert.equal(publicUrl, 'http://localhost:4000');
});

test('refuses two servers at one port, and names both settings', async () => {
  const ports = { PORT: '4000', CMS_PORT: '4001', METRICS_PORT: '4002', CMS_METRICS_PORT: '4003' };
  assert.equal((await parseProductSettings(scratchEnvironment(ports))).cmsMetricsPort, 4003);
  for (const [name, port] of [
    ['CMS_PORT', '4000'],
    ['CMS_METRICS_PORT', '4002'],
    ['CMS_METRICS_PORT', '4000'],
  ] as const) {
    await assert.rejects(
      parseProductSettings(scratchEnvironment({ ...ports, [name]: port })),
      new RegExp(`PORT and ${name} are both ${port}`),
    );
  }
});
