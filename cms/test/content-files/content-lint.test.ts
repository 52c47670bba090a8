import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { importArticles } from '../../src/cli/content-files/articles/import';
import { measureFigures } from '../../src/cli/content-lint/figures';
import { findingLine } from '../../src/cli/content-lint/finding';
import { readSubjectsFromCms } from '../../src/cli/content-lint/from-cms';
import { readSubjectsFromFiles } from '../../src/cli/content-lint/from-files';
import { lint } from '../../src/cli/content-lint/lint';
import { slugify } from '../../src/platform/shared/slug.gen';
import { ContentRun } from '../support/content/content-run';
import { bootCms, type Cms } from '../support/harness';
import { ARTICLE_FILES } from '../support/content/small-content';

const BLOG = 'api::blog.blog';
let cms: Cms;
let folder: string;

beforeAll(async () => {
  cms = await bootCms();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wellfolio-lint-'));
  const { subjects } = await readSubjectsFromFiles(ARTICLE_FILES);
  const names = new Set(subjects.flatMap(({ article }) => article.categories));
  for (const name of names) {
    const kind = subjects.some(({ article }) => article.categories[0] === name) ? 'topic' : 'sub-topic';
    await cms.strapi
      .documents('api::category.category')
      .create({ data: { name, slug: slugify(name), kind, position: 1 } as never });
  }
});
afterAll(async () => {
  await cms.stop();
  fs.rmSync(folder, { recursive: true });
});

const findings = async () => {
  const { subjects, site } = await readSubjectsFromCms(cms.strapi);
  return lint(subjects, site).map(findingLine);
};

test('lints stored articles with the same results as their files', async () => {
  // Each suggests the others, and one that does not exist here.
  const copies = ARTICLE_FILES.map((file) => {
    const text = fs
      .readFileSync(file, 'utf8')
      .replace(/^suggested: .*$/m, '')
      .replaceAll('../', `${path.dirname(file)}/../`);
    const copy = path.join(folder, path.basename(file));
    fs.writeFileSync(copy, text);
    return copy;
  });
  expect((await importArticles(cms.strapi, copies)).problems).toEqual([]);
  const files = await readSubjectsFromFiles(copies);
  const stored = await readSubjectsFromCms(cms.strapi);
  expect(measureFigures(stored.subjects)).toEqual(measureFigures(files.subjects));
  const messages = (read: typeof stored) =>
    lint(read.subjects, read.site).map(({ subject, path: at, message }) => [
      subject.article.slug,
      at,
      message,
    ]);
  expect(messages(stored)).toEqual(messages(files));
});

test('reports missing alternative text, dead links and draft problems by article and block', async () => {
  const before = await findings();
  const run = new ContentRun(cms, folder);
  await run.bring({
    'draft.md': '---\ntitle: A draft\n---\n\n:::divider\n:::\n\n[Words](/blog/draft-of-nobody)\n',
  });
  const [file] = await run.media({ name: 'insomnia-bedroom.webp' });
  await cms.strapi.db
    .query('plugin::upload.file')
    .update({ where: { id: file.id }, data: { alternativeText: null } });
  const after = (await findings()).filter((line) => !before.includes(line));
  const title = 'Insomnia: What Really Helps When You Cannot Sleep';
  expect(after).toEqual(
    expect.arrayContaining([
      'draft "A draft" (/blog/a-draft), block 2 (Prose): /blog/draft-of-nobody leads nowhere',
      'draft "A draft" (/blog/a-draft), categories: the article is in no category: choose its topic',
      'draft "A draft" (/blog/a-draft), thumbnail: there is no picture for lists and shares: choose a thumbnail',
      expect.stringMatching(
        new RegExp(
          `^"${title}" \\(/blog/insomnia-what-really-helps\\), block \\d+ \\(Picture\\): the picture .* has no alternative text`,
        ),
      ),
    ]),
  );
});

test('checks a changed draft separately and allows it to repeat its published version', async () => {
  const stored = await cms.strapi.db.query(BLOG).findOne({ where: { slug: 'panic-attacks-what-to-do' } });
  const before = await findings();
  const description = 'Too short to say what readers get.';
  await cms.strapi.documents(BLOG).update({ documentId: stored.documentId, data: { description } as never });
  const after = (await findings()).filter((line) => !before.includes(line));
  expect(after).toEqual([
    expect.stringMatching(
      /^draft "Panic Attacks.*\(\/blog\/panic-attacks-what-to-do\), description: the description has 34 characters/,
    ),
  ]);
});

test('accepts links to a former address of an article', async () => {
  const stored = await cms.strapi.db.query(BLOG).findOne({ where: { slug: 'panic-attacks-what-to-do' } });
  await cms.strapi
    .documents(BLOG)
    .update({ documentId: stored.documentId, data: { slug: 'panic' } as never, status: 'published' });
  expect((await findings()).filter((line) => line.includes('/blog/panic-attacks-what-to-do leads'))).toEqual(
    [],
  );
});
