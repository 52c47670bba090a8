import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bootCms, type Cms } from './harness';
import { seed } from '../src/content-files/seed/seed';
import { problemLine } from '../src/content-files/format/problem';

const QUIET = { part: () => () => undefined, end: () => undefined };
const BLOG = 'api::blog.blog';
let cms: Cms;
let folder: string;

beforeAll(async () => {
  cms = await bootCms();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wellfolio-seed-'));
  fs.cpSync(path.resolve(__dirname, '../content'), folder, { recursive: true });
});
afterAll(async () => {
  await cms.stop();
  fs.rmSync(folder, { recursive: true });
});

test('all of the content folder comes in', async () => {
  const t = Date.now();
  const report = await seed(cms.strapi, folder, {
    part: (name) => {
      process.stderr.write(`${name} ${Date.now() - t}\n`);
      return () => undefined;
    },
    end: () => undefined,
  });
  process.stderr.write(`seed ${Date.now() - t}\n`);
  expect(report.problems.map(problemLine)).toEqual([]);
  expect(report.kept).toEqual([]);
});
test('again nothing', async () => {
  const t = Date.now();
  const report = await seed(cms.strapi, folder, QUIET);
  process.stderr.write(`seed ${Date.now() - t}\n`);
  expect(report).toEqual({ problems: [], written: 0, uploaded: 0, kept: [] });
});
