import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareSettings } from './restore-settings.ts';

test('what is missing or empty is added, and what is there is left and named', () => {
  const written = { PORT: '3000', JWT_SECRET: '', SITE_NAME: 'Here' };
  const stored = { PORT: '3000', JWT_SECRET: 'stored', SITE_NAME: 'There', SMTP_URL: 'smtp://a' };
  assert.deepEqual(compareSettings(written, stored), {
    missing: { JWT_SECRET: 'stored', SMTP_URL: 'smtp://a' },
    different: ['SITE_NAME'],
  });
});
