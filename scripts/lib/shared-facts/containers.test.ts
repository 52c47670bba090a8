import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { SETTING_NAMES } from '../../../web/server/settings.ts';
import { inRoot } from '../files/root.ts';

const compose = readFileSync(inRoot('docker-compose.yml'), 'utf8');
const web = compose.slice(compose.indexOf('\n  web:'), compose.indexOf('\nnetworks:'));

test('the site’s image is checked for life, not for what stands behind the site', () => {
  const [, check = ''] =
    /^HEALTHCHECK([^]*?)^CMD/m.exec(readFileSync(inRoot('web/Dockerfile'), 'utf8')) ?? [];
  assert.match(check, /\/healthz/);
  assert.doesNotMatch(check, /\/readyz/);
});

test('compose starts the site whether or not the CMS is ready', () => {
  assert.match(web, /cms: \{ condition: service_started \}/);
});

test('compose hands every setting of the site on', () => {
  const given = new Set([...web.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name));
  // The site’s address of the CMS is CMS_URL there.
  const wanted = SETTING_NAMES.filter((name) => !['CMS_HOST', 'CMS_PORT'].includes(name));
  assert.deepEqual(given, new Set(wanted));
});
