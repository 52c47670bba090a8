import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseEnv } from 'node:util';
import { parseSettings as parseCms } from '../../../cms/src/platform/settings/settings.ts';
import { SETTING_NAMES, parseSettings as parseSite } from '../../../web/server/settings.ts';
import { limitsAsMarkdown, settingsAsEnvironmentFile, settingsAsMarkdown } from './settings-docs.ts';

const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

test('the table has each setting once', () => {
  const listed = names(settingsAsMarkdown(), /^\| `([A-Z_]+)`/gm);
  assert.equal(new Set(listed).size, listed.length);
  assert.deepEqual(
    SETTING_NAMES.filter((name) => name !== 'NODE_ENV' && !listed.includes(name)),
    [],
  );
});

test('the example file lists the settings of the table, all commented out', () => {
  const file = settingsAsEnvironmentFile();
  assert.deepEqual(names(file, /^# ([A-Z_]+)=/gm), names(settingsAsMarkdown(), /^\| `([A-Z_]+)`/gm));
  assert.deepEqual(parseEnv(file), {});
});

test('both servers accept the example file with all lines enabled', () => {
  const set = parseEnv(settingsAsEnvironmentFile().replaceAll(/^# ([A-Z_]+=)/gm, '$1'));
  const key = 'a key that is long enough';
  const SECRETS = [
    'APP_KEYS',
    'API_TOKEN_SALT',
    'ADMIN_JWT_SECRET',
    'TRANSFER_TOKEN_SALT',
    'JWT_SECRET',
    'ENCRYPTION_KEY',
  ];
  const env = { ...set, ...Object.fromEntries(SECRETS.map((name) => [name, key])) };
  assert.equal(parseCms(env).mailFrom, 'Wellfolio <no-reply@wellfolio.example>');
  assert.equal(parseSite(env).site.copyright, '© 2025 Wellfolio');
});

test('the table of limits lists the number of times and the interval', () => {
  assert.match(limitsAsMarkdown(), /\| `THROTTLE_SUBSCRIBE_PER_MINUTE` \| 60 \| a minute \|/);
  assert.match(limitsAsMarkdown(), /\| `THROTTLE_CONFIRMATION_MAILS_PER_HOUR` \| 3 \| an hour \|/);
});
