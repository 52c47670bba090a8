import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { arbitraryEntry } from '../../src/cli/content-files/testing/arbitrary-article';
import { mapFieldsMedia } from '../../src/cli/content-files/schema/map-media';
import { blockTypes, componentAttributes } from '../../src/cli/content-files/schema/schemas';
import { bootCms, type Cms } from '../support/harness';
import { ARTICLE_FILES } from '../support/content/small-content';
import { ContentRun, messages, textIn } from '../support/content/content-run';
import { isObject, type JsonObject } from '../../src/cli/content-files/model/json';
import { problemLine } from '../../src/cli/content-files/model/problem';

const BLOG = 'api::blog.blog';
const CONTENT = path.resolve(__dirname, '../../content');
let cms: Cms;
let run: ContentRun;

beforeAll(async () => {
  cms = await bootCms();
  run = new ContentRun(cms);
  const names = new Set(
    ARTICLE_FILES.flatMap(
      (file) => /^categories: \[(.*)\]$/m.exec(fs.readFileSync(file, 'utf8'))?.[1]?.split(', ') ?? [],
    ),
  );
  for (const name of names) {
    await cms.strapi
      .documents('api::category.category')
      .create({ data: { name, slug: name.toLowerCase().replaceAll(/[^a-z]+/g, '-') } as never });
  }
});
afterAll(() => cms.stop());

test('imports and publishes the committed articles, with their pictures in every width', async () => {
  const report = await run.importFiles(ARTICLE_FILES);
  expect(report.problems.map(problemLine)).toEqual([]);
  expect(report.written).toHaveLength(ARTICLE_FILES.length);
  expect(report.uploaded).toBeGreaterThan(20);
  const published = (await run.rows()).filter((row: { publishedAt: unknown }) => row.publishedAt !== null);
  expect(published.map(({ slug }: { slug: string }) => slug).toSorted()).toEqual(
    ARTICLE_FILES.map((file) => path.basename(file, '.md')).toSorted(),
  );
  const breakpoints = Object.entries<number>(cms.strapi.config.get('plugin::upload.breakpoints'));
  const pictures = await run.media({ mime: 'image/webp' });
  expect(pictures.length).toBeGreaterThan(20);
  for (const { name, width, height, formats } of pictures) {
    const smaller = breakpoints.filter(([, side]) => side < Math.max(width, height)).map(([key]) => key);
    expect([name, Object.keys(formats).toSorted()]).toEqual([name, ['thumbnail', ...smaller].toSorted()]);
  }
});

test('export and import change no entry, and a second export is byte-identical', async () => {
  const exported = await run.roundTrip();
  expect(Object.keys(exported).filter((name) => name.startsWith('articles/'))).toHaveLength(
    ARTICLE_FILES.length,
  );
  const again = await run.importFiles(ARTICLE_FILES);
  expect([again.written, again.uploaded]).toEqual([[], 0]);
});

const blogs = () => cms.strapi.documents(BLOG);

describe('an import with mistakes', () => {
  test('reports unknown references and duplicate slugs and changes nothing', async () => {
    const before = [await run.rows(), await run.media()];
    const report = await run.bring({
      'a.md': '---\ntitle: A\nslug: twin\ncategories:\n  - Slep\nthumbnail: ../images/none.webp\n---\n',
      'b.md':
        '---\ntitle: B\nslug: twin\nsuggested:\n  - insomnia-what-really-helps\n  - insomnia-what-realy-helps\n---\n',
      'c.md': '---\ntitle: Good\n---\nText\n\n:::auto-carousel\nitems:\n  - image: c.md\n:::\n',
    });
    expect(messages(report).toSorted()).toEqual([
      'a.md:5: the CMS has no category "Slep"; did you mean "Sleep"?',
      'a.md:6: there is no file ../images/none.webp: the folder images does not exist',
      expect.stringMatching(/^b\.md:3: .*a\.md also has the slug twin: every article needs its own$/),
      'b.md:6: neither the CMS nor this run has an article "insomnia-what-realy-helps"; did you mean "insomnia-what-really-helps"?',
      expect.stringMatching(/^c\.md:8: c\.md is not a picture/),
    ]);
    expect([await run.rows(), await run.media()]).toEqual(before);
  });

  test('requires an alternative text for every picture', async () => {
    const alone = fs.mkdtempSync(path.join(run.folder, 'alt-'));
    fs.copyFileSync(path.join(CONTENT, 'images/topic-sleep.webp'), path.join(alone, 'moon.webp'));
    const file = path.join(alone, 'a.md');
    fs.writeFileSync(file, '---\ntitle: Alt\n---\nText\n\n![](moon.webp)\n');
    expect(messages(await run.importFiles([file]))).toEqual([
      'a.md:6: moon.webp has no alternative text: add moon.webp: { alt: "what it shows" } to images.yaml next to it (alt: "" if it is only decorative)',
    ]);
    fs.writeFileSync(path.join(alone, 'images.yaml'), 'moon.webp: { credit: Me }\n');
    expect(messages(await run.importFiles([file]))).toContain(
      'images.yaml:1: alt is missing: say what the picture shows, or alt: "" if it is only decorative',
    );
    fs.writeFileSync(path.join(alone, 'images.yaml'), 'moon.webp: { alt: A moon, credit: Me }\n');
    const report = await run.importFiles([file]);
    expect([messages(report), report.uploaded]).toEqual([[], 1]);
    const [moon] = await run.media({ name: 'moon.webp' });
    expect(moon).toMatchObject({
      alternativeText: 'A moon',
      caption: 'Me',
      formats: { small: { width: 480 } },
    });

    fs.writeFileSync(path.join(alone, 'images.yaml'), 'moon.webp: { alt: The moon }\n');
    expect(await run.importFiles([file])).toMatchObject({ written: [], uploaded: 0, described: 1 });
    const [described] = await run.media({ name: 'moon.webp' });
    expect(described).toMatchObject({ alternativeText: 'The moon', caption: 'Me' });
  });
});

describe('alternative texts', () => {
  test('of one place are in the text, and those of the library are not repeated', async () => {
    const alone = fs.mkdtempSync(path.join(run.folder, 'own-'));
    fs.copyFileSync(path.join(CONTENT, 'images/topic-sleep.webp'), path.join(alone, 'own-moon.webp'));
    fs.writeFileSync(path.join(alone, 'images.yaml'), 'own-moon.webp: { alt: A moon }\n');
    const text = (alt: string, more = '') =>
      `---\ntitle: Moons${more}\nslug: moons${more}\n---\nText\n\n![${alt}](own-moon.webp)\n`;
    const slides =
      '\n:::auto-carousel\nitems:\n  - image: own-moon.webp\n    alt: The moon of a slide\n' +
      '  - image: own-moon.webp\n    decorative: true\n  - image: own-moon.webp\n:::\n';
    fs.writeFileSync(path.join(alone, 'a.md'), text('The moon at night') + slides);
    fs.writeFileSync(path.join(alone, 'b.md'), text('', '-b'));
    const report = await run.importFiles([path.join(alone, 'a.md'), path.join(alone, 'b.md')]);
    expect(messages(report)).toEqual([]);
    const exported = await run.roundTrip();
    const own = textIn(exported, 'articles/moons.md');
    expect(own).toContain('\n![The moon at night](../images/own-moon.webp)\n');
    expect(own).toContain('alt: The moon of a slide');
    expect(own.match(/decorative/g)).toHaveLength(1);
    const plain = textIn(exported, 'articles/moons-b.md');
    expect(plain).toContain('\n![](../images/own-moon.webp)\n');
    expect(plain).not.toMatch(/^\s*(alt|decorative):/m);
  });
});

describe('drafts and published versions', () => {
  test('imports undated files as drafts and dated ones as published, suggesting each other', async () => {
    const report = await run.bring({
      'one.md': '---\ntitle: One\nslug: one\nsuggested: [two]\n---\nText\n',
      'two.md':
        '---\ntitle: Two\nslug: two\npublished: 2025-03-01\nsuggested: [one, insomnia-what-really-helps]\nfaqs:\n  - question: Q?\n    answer: A\n---\nText\n',
    });
    expect(report.written.map(({ state }) => state).toSorted()).toEqual(['draft', 'published']);
    expect(await run.stored('one')).toMatchObject([{ publishedAt: null, publicationDate: null }]);
    expect(await run.stored('two')).toMatchObject([
      { publishedAt: null },
      { publishedAt: expect.anything(), publicationDate: '2025-03-01T00:00:00.000Z' },
    ]);
    const exported = await run.roundTrip();
    expect(textIn(exported, 'articles/two.md')).toContain('suggested: [one, insomnia-what-really-helps]');
  });

  test('exports a newer draft next to the published version and imports it as a draft only', async () => {
    const [{ documentId }] = await run.stored('two');
    await blogs().update({ documentId, data: { title: 'Two, newer', slug: 'two-newer' } as never });
    const exported = await run.roundTrip();
    expect(textIn(exported, 'articles/two.md')).toContain('title: Two\n');
    const draft = textIn(exported, 'articles/two.draft.md');
    expect(draft).toContain('slug: two-newer\nreplaces: two\ntitle: Two, newer\n');

    const report = await run.bring({ 'two.draft.md': draft.replace('Two, newer', 'Two, newest') });
    expect([messages(report), report.written.length]).toEqual([[], 1]);
    expect((await run.stored('two')).length).toBe(1);
    expect(await blogs().findOne({ documentId, status: 'published' })).toMatchObject({ title: 'Two' });
    expect(await blogs().findOne({ documentId })).toMatchObject({ title: 'Two, newest' });
  });

  test('refuses to overwrite a newer draft unless its file is imported too', async () => {
    const exported = await run.roundTrip();
    const published = textIn(exported, 'articles/two.md').replace('title: Two\n', 'title: Two again\n');
    expect(messages(await run.bring({ 'two.md': published }))).toEqual([
      expect.stringMatching(/^two\.md:1: the CMS has a newer draft of this article/),
    ]);
    const both = await run.bring({
      'two.md': published,
      'two.draft.md': textIn(exported, 'articles/two.draft.md'),
    });
    expect([messages(both), both.written.length]).toEqual([[], 2]);
    const again = await run.roundTrip();
    expect(textIn(again, 'articles/two.md')).toContain('title: Two again\n');
    expect(again['articles/two.draft.md']).toBe(exported['articles/two.draft.md']);
  });

  test('exports an unpublished article with its date', async () => {
    const [{ documentId }] = await run.stored('two');
    await blogs().unpublish({ documentId });
    const exported = await run.roundTrip();
    expect(textIn(exported, 'articles/two-newer.md')).toContain(
      'published: 2025-03-01T00:00:00Z\ndraft: true\n',
    );
  });

  test('removes questions that a file no longer has and keeps the order of the others', async () => {
    const file = (faqs: string) => `---\ntitle: Asked\npublished: 2025-01-01\nfaqs: ${faqs}\n---\nText\n`;
    await run.bring({ 'a.md': file('[{ question: A, answer: a }, { question: B, answer: b }]') });
    await run.bring({ 'a.md': file('[{ question: C, answer: c }, { question: B, answer: b }]') });
    const faqs = await cms.strapi.db
      .query('parts.question')
      .findMany({ where: { question: { $in: ['A', 'B', 'C'] } } });
    const left = new Set(faqs.map(({ question }: { question: string }) => question));
    expect([...left].toSorted()).toEqual(['B', 'C']);
    expect(textIn(await run.roundTrip(), 'articles/asked.md')).toMatch(/question: C[^]*question: B/);
  });
});

describe('content written in the CMS', () => {
  test('survives a round trip with any text in any block', async () => {
    const entries = fc
      .sample(fc.constantFrom(...blockTypes()).chain(arbitraryEntry), { numRuns: 150, seed: 7 })
      .map((entry) => mapFieldsMedia(entry, componentAttributes(entry.__component), () => null, []))
      // Files cannot contain them, and PostgreSQL rejects them.
      .filter((entry) => !/\\u0000|\\ud[89a-f]/i.test(JSON.stringify(entry)));
    await blogs().create({ data: { title: 'Everything odd', content: withoutPictures(entries) } as never });
    const exported = await run.roundTrip();
    expect(textIn(exported, 'articles/everything-odd.md').match(/^:::[a-z]/gm)?.length).toBeGreaterThan(50);
  });

  test('survives with pictures in prose, same-named pictures and missing alternative texts', async () => {
    const [window] = await run.media({ name: 'insomnia-window.webp' });
    const upload = async (source: string, alternativeText?: string) => {
      const file = path.join(CONTENT, 'images', source);
      const [made] = await cms.strapi
        .plugin('upload')
        .service('upload')
        .upload({
          data: { fileInfo: { name: 'insomnia-window.webp', alternativeText } },
          files: {
            filepath: file,
            originalFilename: 'insomnia-window.webp',
            mimetype: 'image/webp',
            size: fs.statSync(file).size,
          },
        });
      return made;
    };
    const other = await upload('topic-aging.webp');
    const twin = await upload('insomnia-window.webp', window.alternativeText);
    const image = {
      type: 'image',
      image: { ...window, alternativeText: window.name },
      children: [{ type: 'text', text: '' }],
    };
    const text = (words: string) => ({ type: 'paragraph', children: [{ type: 'text', text: words }] });
    await blogs().create({
      data: {
        title: 'Pictures',
        thumbnail: other.id,
        topBanner: twin.id,
        content: [
          { __component: 'blocks.rich-text', body: [text('Before'), image, text('After'), text('')] },
          { __component: 'blocks.rich-text', body: [text('Next to it')] },
          { __component: 'blocks.image', image: window.id },
        ],
      } as never,
    });
    const exported = await run.roundTrip();
    const article = textIn(exported, 'articles/pictures.md');
    expect(article).toContain('\nBefore\n\n![](../images/insomnia-window.webp)\n\nAfter\n\n:::rich-text\n');
    const [, renamed] = /^thumbnail: \.\.\/images\/(insomnia-window-.*\.webp)$/m.exec(article) ?? [];
    expect(textIn(exported, 'images/images.yaml')).toContain(
      `${renamed}:\n  alt: null\n  name: insomnia-window.webp\n`,
    );
  });
});

function withoutPictures(entries: JsonObject[]): JsonObject[] {
  return entries.map((entry) =>
    Array.isArray(entry.body)
      ? { ...entry, body: entry.body.filter((node) => !isObject(node) || node.type !== 'image') }
      : entry,
  );
}
