import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { SETTING_NAMES } from '../../../web/server/settings.ts';
import { inRoot } from '../files/root.ts';

const compose = readFileSync(inRoot('docker-compose.yml'), 'utf8');
/** The lines of a block with this first line, which is not indented more than they are. */
const block = (first: string): string => {
  const [, text = ''] = compose.split(`\n${first}\n`);
  return text.slice(0, text.search(/\n(?:\S|$)/));
};

test('the site’s health check tests the site itself, not the CMS behind it', () => {
  const [, check = ''] =
    /^HEALTHCHECK([^]*?)^CMD/m.exec(readFileSync(inRoot('web/Dockerfile'), 'utf8')) ?? [];
  assert.match(check, /\/healthz/);
  assert.doesNotMatch(check, /\/readyz/);
});

test('compose starts the site whether or not the CMS is ready', () => {
  assert.match(block('x-web: &web'), /cms: \{ condition: service_started \}/);
});

test('compose passes on every setting of the site', () => {
  const given = new Set(
    [...block('x-web-settings: &web-settings').matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name),
  );
  // There, the site finds the CMS by CMS_URL, which differs in each pair.
  const wanted = SETTING_NAMES.filter((name) => !['CMS_HOST', 'CMS_PORT', 'CMS_URL'].includes(name));
  assert.deepEqual(given, new Set(wanted));
});

test('every container begins without rights, with read-only files of its own', () => {
  assert.match(
    block('x-service: &service'),
    /read_only: true[^]*cap_drop: \[ALL\][^]*no-new-privileges:true/,
  );
  const services = block('services:').split(/\n(?= {2}[\w-]+:\n)/);
  assert.equal(services.length, 8);
  for (const service of services) assert.match(service, /<<: \*(service|cms|web)\n/);
});

test('pg_dump in the image of the CMS is of the version of the server', () => {
  const [, server] = /image: postgres:(\d+)/.exec(compose) ?? [];
  const [, base] = /^ARG NODE=\S+-(\w+)-slim$/m.exec(readFileSync(inRoot('cms/Dockerfile'), 'utf8')) ?? [];
  // Of Debian's releases.
  const clients: Readonly<Record<string, string>> = { bookworm: '15', trixie: '17' };
  assert.equal(clients[base ?? ''], server);
});
