import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { SETTING_NAMES } from '../../../web/server/settings.ts';
import { inRoot } from '../files/root.ts';

const compose = readFileSync(inRoot('docker-compose.yml'), 'utf8');
const web = compose.slice(compose.indexOf('\n  web:'), compose.indexOf('\nnetworks:'));

test('the site’s health check tests the site itself, not the CMS behind it', () => {
  const [, check = ''] =
    /^HEALTHCHECK([^]*?)^CMD/m.exec(readFileSync(inRoot('web/Dockerfile'), 'utf8')) ?? [];
  assert.match(check, /\/healthz/);
  assert.doesNotMatch(check, /\/readyz/);
});

test('compose starts the site whether or not the CMS is ready', () => {
  assert.match(web, /cms: \{ condition: service_started \}/);
});

test('compose passes on every setting of the site', () => {
  const given = new Set([...web.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name));
  // There, the site finds the CMS by CMS_URL.
  const wanted = SETTING_NAMES.filter((name) => !['CMS_HOST', 'CMS_PORT'].includes(name));
  assert.deepEqual(given, new Set(wanted));
});
