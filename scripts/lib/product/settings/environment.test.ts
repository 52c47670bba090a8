import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { serverEnvironment, scratchEnvironment, siteEnvironment, buildEnvironment } from './environment.ts';
import { root } from '../../files/root.ts';

test('resolves DATA_DIR against the repository root', () => {
  assert.equal(serverEnvironment({}).DATA_DIR, path.join(root, 'cms/.tmp'));
  assert.equal(serverEnvironment({ DATA_DIR: 'elsewhere' }).DATA_DIR, path.join(root, 'elsewhere'));
  assert.equal(serverEnvironment({ DATA_DIR: '/srv/data' }).DATA_DIR, '/srv/data');
});

test('passes the uploads folder of the CMS to the site, unless UPLOADS_DIR is set', () => {
  assert.equal(serverEnvironment({ DATA_DIR: '/srv/data' }).UPLOADS_DIR, '/srv/data/public/uploads');
  assert.equal(serverEnvironment({ UPLOADS_DIR: 'pictures' }).UPLOADS_DIR, path.join(root, 'pictures'));
});

test('derives PUBLIC_URL from a valid PORT unless it is set', () => {
  assert.equal(serverEnvironment({ PORT: '4000' }).PUBLIC_URL, 'http://localhost:4000');
  assert.equal(
    serverEnvironment({ PORT: '4000', PUBLIC_URL: 'https://a.example' }).PUBLIC_URL,
    'https://a.example',
  );
  assert.equal(serverEnvironment({ PORT: '70000' }).PUBLIC_URL, undefined);
});

test('a test run does not inherit the developer’s database and mail settings', () => {
  process.env.DATABASE_URL = 'postgres://real/data';
  process.env.SMTP_URL = 'smtp://real';
  try {
    const env = scratchEnvironment({ DATA_DIR: '/scratch' });
    assert.equal(env.DATABASE_URL, undefined);
    assert.equal(env.SMTP_URL, undefined);
    assert.equal(env.PATH, process.env.PATH);
    assert.equal(env.DATA_DIR, '/scratch');
    assert.ok(env.JWT_SECRET);
  } finally {
    delete process.env.DATABASE_URL;
    delete process.env.SMTP_URL;
  }
});

test('the site gets its own settings and none of the secrets', async () => {
  const secrets = {
    ...scratchEnvironment({}),
    DATABASE_URL: 'postgres://user:password@host/data',
    POSTGRES_PASSWORD: 'password',
    SMTP_URL: 'smtp://user:password@host',
    ADMIN_EMAIL: 'owner@wellfolio.example',
    ADMIN_PASSWORD: 'Owner-for-tests-1',
    NODE_AUTH_TOKEN: 'token',
    'npm_config_//registry.example/:_authToken': 'token',
    HTTPS_PROXY: 'http://user:password@proxy',
  };
  const own = { PORT: '4000', CMS_PORT: '4001', TRUST_PROXY: 'on', UPLOADS_DIR: '/srv', PAGE_CACHE_MB: '64' };
  const env = await siteEnvironment({ ...secrets, ...own });
  assert.deepEqual({ ...env, ...own }, env);
  assert.equal(env.PATH, process.env.PATH);
  assert.doesNotMatch(
    Object.keys(env).join(' '),
    /SECRET|SALT|KEY|TOKEN|PASSWORD|DATABASE|SMTP|ADMIN|PROXY\b(?<!TRUST_PROXY)/i,
  );
});

test('a build that needs no settings gets none', () => {
  const env = buildEnvironment({
    PATH: '/bin',
    JWT_SECRET: 'secret',
    PORT: '4000',
    npm_config_cache: '/cache',
  });
  assert.deepEqual(env, { PATH: '/bin', npm_config_cache: '/cache' });
});
