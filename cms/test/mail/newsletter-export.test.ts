import fs from 'node:fs';
import path from 'node:path';
import request from 'supertest';
import { exportSubscribers } from '../../src/domain/newsletter/export';
import { bootCms, type Cms } from '../support/harness';

const HEAD = 'email,unsubscribe_url';

let cms: Cms;

beforeAll(async () => {
  cms = await bootCms({ PUBLIC_URL: 'https://site.example' });
});
afterAll(() => cms.stop());
beforeEach(() => rows().delete());

const rows = () => cms.strapi.db.connection('subscribers');
const file = (name: string) => path.join(cms.dataDir, name);
const row = (email: string, state = 'confirmed') => ({
  document_id: Buffer.from(email).toString('hex').slice(0, 40),
  email,
  state,
});
const toLines = (name: string) => fs.readFileSync(file(name), 'utf8').trimEnd().split('\n');

test('exports confirmed subscribers only, each with an unsubscribe link', async () => {
  await rows().insert([row('bea@example.org'), row('ada@example.org')]);
  await rows().insert([row('waits@example.org', 'pending'), row('left@example.org', 'unsubscribed')]);
  expect(await exportSubscribers(cms.strapi, file('list.csv'))).toBe(2);
  const [head, ada, bea, ...more] = toLines('list.csv');
  expect([head, more]).toEqual([HEAD, []]);
  expect(ada).toMatch(/^ada@example\.org,https:\/\/site\.example\/unsubscribe\?token=[\w.-]+$/);
  expect(bea).toMatch(/^bea@example\.org,/);
  const [, token = ''] = ada?.split('token=') ?? [];
  await request(cms.server).post('/api/unsubscribe').query({ token }).expect(200);
  expect(await rows().where({ state: 'confirmed' }).pluck('email')).toEqual(['bea@example.org']);
  expect(fs.statSync(file('list.csv')).mode & 0o077).toBe(0);
});

test('exports a long list completely and does not overwrite an existing file', async () => {
  const addresses = Array.from(
    { length: 2500 },
    (_, index) => `${String(index).padStart(4, '0')}@example.org`,
  );
  for (let at = 0; at < addresses.length; at += 100)
    await rows().insert(addresses.slice(at, at + 100).map((email) => row(email)));
  await exportSubscribers(cms.strapi, file('long.csv'));
  const [, ...lines] = toLines('long.csv');
  expect(lines.map((line) => line.split(',')[0])).toEqual(addresses);
  await expect(exportSubscribers(cms.strapi, file('long.csv'))).rejects.toMatchObject({ code: 'EEXIST' });
});

test('exports an address that a spreadsheet would take for a formula as text', async () => {
  await rows().insert([row('=cmd@example.org'), row('+a@example.org')]);
  await exportSubscribers(cms.strapi, file('formulas.csv'));
  const [, ...lines] = toLines('formulas.csv');
  expect(lines.map((line) => line.split(',')[0])).toEqual([`"'+a@example.org"`, `"'=cmd@example.org"`]);
});

test('exports only the header when there are no subscribers', async () => {
  expect(await exportSubscribers(cms.strapi, file('empty.csv'))).toBe(0);
  expect(toLines('empty.csv')).toEqual([HEAD]);
});
