import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { collectSettings } from './collect-settings';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wellfolio-settings-'));
const file = path.join(folder, '.env');
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('has the file, and what the environment sets besides or instead', () => {
  fs.writeFileSync(file, 'PORT=3000\nJWT_SECRET=of the file\nBACKUP_PASSPHRASE=sea\nEMPTY=\n');
  const env = {
    JWT_SECRET: 'of the environment',
    DATABASE_URL: 'postgres://a',
    THROTTLE_LOGINS: '',
    HOME: '/root',
  };
  expect(collectSettings(env, file)).toEqual({
    PORT: '3000',
    JWT_SECRET: 'of the environment',
    DATABASE_URL: 'postgres://a',
  });
});

test('what the environment says of this machine is left out, but not what is written', () => {
  fs.writeFileSync(file, 'DATA_DIR=data\n');
  expect(collectSettings({ DATA_DIR: '/srv/here/data', NODE_ENV: 'production' }, file)).toEqual({
    DATA_DIR: 'data',
  });
});

test('needs no file', () => {
  expect(collectSettings({}, path.join(folder, 'none'))).toEqual({});
});
