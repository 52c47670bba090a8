import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { scratch } from './scratch';

const CLI = path.resolve(__dirname, '../dist/src/content-files/cli.js');
const SECRETS = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'JWT_SECRET',
  'ENCRYPTION_KEY',
];
let folder: string;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wellfolio-cli-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** Runs the tool from the scratch folder, as a person would. */
function run(args: string[], env: Record<string, string> = {}) {
  const secrets = Object.fromEntries(SECRETS.map((name) => [name, randomBytes(24).toString('hex')]));
  const { PATH = '', HOME = '' } = process.env;
  return spawnSync(process.execPath, [CLI, ...args], {
    cwd: folder,
    env: { PATH, HOME, NODE_ENV: 'production', DATA_DIR: path.join(folder, 'data'), ...secrets, ...env },
    encoding: 'utf8',
  });
}

test('says what it can do', () => {
  expect(run(['--help'])).toMatchObject({ status: 0, stdout: expect.stringContaining('import FILE...') });
  expect(run([])).toMatchObject({ status: 2, stderr: expect.stringContaining('import FILE...') });
  expect(run(['imprt'])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('There is no command "imprt"'),
  });
  expect(run(['import'])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('Name the files to import'),
  });
  expect(run(['export'])).toMatchObject({ status: 2, stderr: expect.stringContaining('Name one folder') });
});

test('DEMO_CONTENT=off brings in nothing and opens no database', () => {
  expect(run(['seed'], { DEMO_CONTENT: 'off' })).toMatchObject({
    status: 0,
    stdout: 'DEMO_CONTENT is off: nothing to bring in\n',
  });
  expect(fs.existsSync(path.join(folder, 'data'))).toBe(false);
});

test('imports, exports and refuses, each with its exit code', () => {
  fs.writeFileSync(path.join(folder, 'good.md'), '---\ntitle: Good\n---\nText\n');
  fs.writeFileSync(path.join(folder, 'bad.md'), '---\ntitle: Bad\n---\n:::nothing\n:::\n');
  expect(run(['import', 'good.md', 'bad.md'])).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(
      /^bad\.md:4: there is no block :::nothing; .*\n1 problem: nothing was changed\n$/,
    ),
  });
  expect(run(['import', 'good.md'])).toMatchObject({
    status: 0,
    stdout: 'good.md: saved as a draft\n1 written, 0 unchanged, 0 files uploaded\n',
    stderr: '',
  });
  expect(run(['export', 'out'])).toMatchObject({ status: 0 });
  expect(fs.readdirSync(path.join(folder, 'out/articles'))).toEqual(['good.md']);
  expect(run(['import', 'out/articles/good.md'])).toMatchObject({
    status: 0,
    stdout: '0 written, 1 unchanged, 0 files uploaded\n',
  });
});

test('the first seed ends well with Strapi still reading behind it, and the second has nothing to do', async () => {
  const { env, drop } = await scratch();
  const first = run(['seed'], env);
  expect({ ...first, stderr: '' }).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('entries written'),
  });
  const again = run(['seed'], env);
  expect(again).toMatchObject({ status: 0, stdout: expect.not.stringContaining('entries written') });
  const removed = run(['remove-demo'], env);
  expect(removed).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^\d+ entries and \d+ pictures removed, 0 entries kept\n$/),
  });
  expect(run(['reindex'], env)).toMatchObject({ status: 0, stdout: '0 articles indexed\n' });
  // A start does not bring back what a person took out.
  expect(run(['seed', '--unless-taken-out'], env)).toMatchObject({
    status: 0,
    stdout: 'The demonstration content was taken out; `npm run seed` brings it in again\n',
  });
  await drop();
}, 180_000);
