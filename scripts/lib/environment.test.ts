import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { forChildren, scratchEnvironment } from './environment.ts';
import { root } from './root.ts';

test('resolves DATA_DIR against the repository root', () => {
  assert.equal(forChildren({}).DATA_DIR, path.join(root, 'cms/.tmp'));
  assert.equal(forChildren({ DATA_DIR: 'elsewhere' }).DATA_DIR, path.join(root, 'elsewhere'));
  assert.equal(forChildren({ DATA_DIR: '/srv/data' }).DATA_DIR, '/srv/data');
});

test('tells the site where the CMS keeps uploads, unless UPLOADS_DIR says otherwise', () => {
  assert.equal(forChildren({ DATA_DIR: '/srv/data' }).UPLOADS_DIR, '/srv/data/public/uploads');
  assert.equal(forChildren({ UPLOADS_DIR: 'pictures' }).UPLOADS_DIR, path.join(root, 'pictures'));
});

test('derives PUBLIC_URL from a valid PORT unless it is set', () => {
  assert.equal(forChildren({ PORT: '4000' }).PUBLIC_URL, 'http://localhost:4000');
  assert.equal(
    forChildren({ PORT: '4000', PUBLIC_URL: 'https://a.example' }).PUBLIC_URL,
    'https://a.example',
  );
  assert.equal(forChildren({ PORT: '70000' }).PUBLIC_URL, undefined);
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
