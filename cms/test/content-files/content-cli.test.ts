import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { prose } from '../../src/cli/content-lint/testing';
import { newSecrets } from '../support/cms/cms-settings';
import { createScratch } from '../support/scratch';
import { smallContent } from '../support/content/small-content';

const APP = path.resolve(__dirname, '../..');
/** In the CMS's folder, whose `content` it imports. */
const CLI = 'dist/src/cli/content.js';
let folder: string;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wellfolio-cli-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** Runs the tool from the scratch folder, as a user would. */
function run(args: string[], env: Record<string, string> = {}, app = APP) {
  return spawnSync(process.execPath, [path.join(app, CLI), ...args], {
    cwd: folder,
    env: environment(env),
    encoding: 'utf8',
  });
}

function environment(env: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env;
  return { PATH, HOME, NODE_ENV: 'production', DATA_DIR: path.join(folder, 'data'), ...newSecrets(), ...env };
}

/** The CMS's folder with different content. The compiled code is a copy, because Node resolves symbolic links. */
function appWith(content: string): string {
  const app = path.join(folder, 'app');
  fs.mkdirSync(app);
  for (const name of fs.readdirSync(APP).filter((one) => one !== 'content' && one !== 'dist'))
    fs.symlinkSync(path.join(APP, name), path.join(app, name));
  fs.cpSync(path.join(APP, 'dist'), path.join(app, 'dist'), { recursive: true });
  fs.renameSync(content, path.join(app, 'content'));
  return app;
}

test('prints its usage and reports mistakes in the arguments', () => {
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

describe('lint', () => {
  const questions = ['One', 'Two', 'Three'].map((one) => `  - question: ${one}?\n    answer: ${one}.`);
  const front = `title: Good\ndescription: ${'d'.repeat(150)}\ncategories: [Sleep]\nauthor: Me\nfaqs:\n${questions.join('\n')}`;
  const sources = '## Sources\n\nEditorial team, not medically reviewed.\n\n- NHS: Sleep\n- NICE: Sleep\n';

  test('reports problems by file, line and block, and prints statistics', () => {
    fs.mkdirSync(path.join(folder, 'lint/articles'), { recursive: true });
    const text = `---\n${front}\n---\n\n${prose(400)}\n\n### Deep\n\n[A link](/blog/nowhere).\n\n${sources}`;
    fs.writeFileSync(path.join(folder, 'lint/articles/good.md'), text);
    const { status, stdout, stderr } = run(['lint', 'lint']);
    expect(stderr.trim().split('\n')).toEqual([
      'lint/articles/good.md:17, block 1 (Prose): the heading "Deep" has level 3 below level 1: make it 2',
      'lint/articles/good.md:19, block 1 (Prose): /blog/nowhere leads nowhere',
      'lint/articles/good.md:1: there is no picture for lists and shares: choose a thumbnail',
    ]);
    expect(stdout).toMatch(/^1 article, 0 pictures\nwords +403 to 403, /);
    expect(stdout).toMatch(/3 problems\n$/);
    expect(status).toBe(1);
  });

  test('checks readable articles even when another file cannot be read', () => {
    fs.writeFileSync(path.join(folder, 'unread.md'), '---\ntitle: Bad\n---\n:::nothing\n:::\n');
    fs.writeFileSync(path.join(folder, 'short.md'), `---\n${front}\n---\nText\n`);
    const { status, stderr } = run(['lint', 'unread.md', 'short.md']);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^unread\.md:4: there is no block :::nothing/);
    expect(stderr).toMatch(/^short\.md:2: the text has 1 words/m);
  });

  test('compares an article with those in the content folder and next to it', () => {
    const committed = path.resolve(__dirname, '../../content/articles/better-sleep-tonight.md');
    expect(run(['lint', committed])).toMatchObject({ status: 0, stderr: '' });
    // A copy is the article itself; if another article repeats its text, the other one is reported.
    fs.mkdirSync(path.join(folder, 'desk'));
    fs.copyFileSync(committed, path.join(folder, 'desk/better-sleep-tonight.md'));
    const paragraph = /^Tidy .*$/m.exec(fs.readFileSync(committed, 'utf8'))?.[0] ?? '';
    fs.writeFileSync(
      path.join(folder, 'desk/again.md'),
      `---\n${front}\n---\n\n${prose(400)}\n\n${paragraph} [It](/blog/better-sleep-tonight)\n\n${sources}`,
    );
    const { stderr } = run(['lint', 'desk/again.md']);
    expect(stderr).toMatch(/^desk\/again\.md:\d+, block 1 \(Prose\): the sentence "If you have slept /m);
    expect(stderr).not.toContain('leads nowhere');
  });

  test.each([
    [['--fix'], 'lint does not know --fix'],
    [['--cms', 'good.md'], 'Name either files or --cms'],
  ])('refuses the arguments %j', (args, message) => {
    expect(run(['lint', ...args])).toMatchObject({ status: 2, stderr: expect.stringContaining(message) });
  });
});

test('seeds nothing and opens no database with DEMO_CONTENT=off', () => {
  expect(run(['seed'], { DEMO_CONTENT: 'off' })).toMatchObject({
    status: 0,
    stdout: 'DEMO_CONTENT is off: nothing to import\n',
  });
  expect(fs.existsSync(path.join(folder, 'data'))).toBe(false);
});

test('imports, exports and reports problems, each with its exit code', () => {
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

test('names with file and line what readers will not get, and which addresses were completed', () => {
  const block = (url: string) => `:::link\ntext: Here\nurl: ${url}\n:::\n`;
  const file = (url: string) =>
    `---\ntitle: Noted\npublished: 2026-01-02\n---\n~~Old~~ text\n\n${block(url)}`;
  fs.writeFileSync(path.join(folder, 'noted.md'), file('see below'));
  expect(run(['import', 'noted.md'])).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(
      /^noted\.md:9: Block 2 \(link\): the address “see below” cannot be used.*\n1 problem: nothing was changed\n$/,
    ),
  });
  fs.writeFileSync(path.join(folder, 'noted.md'), file('example.org'));
  expect(run(['import', 'noted.md'])).toMatchObject({
    status: 0,
    stdout: 'noted.md: published\n1 written, 0 unchanged, 0 files uploaded\n',
    stderr:
      'Note: noted.md:9: the address "example.org" is stored as "https://example.org"\n' +
      'Note: noted.md:5: Block 1 (rich-text): the struck-out text “Old” is shown on the page, but left out of REST, feeds and search\n',
  });
});

test('seeds once, removes the demo content and does not seed it again on a start', async () => {
  const { env, drop } = await createScratch();
  const app = appWith(await smallContent());
  const first = run(['seed'], env, app);
  expect({ ...first, stderr: '' }).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('entries written'),
  });
  const again = run(['seed'], env, app);
  expect(again).toMatchObject({ status: 0, stdout: expect.not.stringContaining('entries written') });
  const removed = run(['remove-demo'], env, app);
  expect(removed).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^\d+ entries and \d+ pictures removed, 0 entries kept\n$/),
  });
  expect(run(['reindex'], env, app)).toMatchObject({ status: 0, stdout: '0 articles indexed\n' });
  // A start, of `npm start` or a container, does not restore what has been removed.
  const stays = 'The demonstration content was removed; run `npm run seed` to import it again\n';
  expect(run(['seed-at-start'], env, app)).toMatchObject({ status: 0, stdout: stays });
  const container = spawnSync('sh', ['docker-entrypoint.sh', 'echo', 'Started'], {
    cwd: app,
    env: environment(env),
    encoding: 'utf8',
  });
  expect(container).toMatchObject({ status: 0, stdout: `${stays}Started\n` });
  await drop();
});
