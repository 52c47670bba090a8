import fs from 'node:fs';
import path from 'node:path';
import { CATALOGUE } from '../../content/catalogue';
import { problemLine } from '../../src/cli/content-files/model/problem';
import { categoryForms } from '../../src/cli/content-files/seed/types/categories';
import { hashFolder } from '../../src/cli/content-files/seed/folder-source';
import { hashContent } from '../../src/cli/content-files/seed/ledger/ledger';
import { removeDemo } from '../../src/cli/content-files/seed/remove-demo';
import { seed } from '../../src/cli/content-files/seed/seed';
import { readSeededSource } from '../../src/cli/content-files/seed/ledger/seeded-source';
import { parseSettings } from '../../src/platform/settings/settings';
import { bootCms, type Cms } from '../support/harness';
import { REAL_PICTURE, smallContent } from '../support/content/small-content';

const QUIET = { part: () => () => undefined, end: () => undefined };
const BLOG = 'api::blog.blog';
const CATEGORY = 'api::category.category';
const NOTHING = { problems: [], written: 0, uploaded: 0, removed: 0, preserved: [] };

let cms: Cms;
let folder: string;

beforeAll(async () => {
  cms = await bootCms();
  folder = await smallContent();
});
afterAll(async () => {
  await cms.stop();
  fs.rmSync(folder, { recursive: true });
});

const query = (uid: string) => cms.strapi.db.query(uid);
const article = (slug: string, published = true) =>
  query(BLOG).findOne({ where: { slug, publishedAt: published ? { $notNull: true } : null } });
const blogs = () => cms.strapi.documents(BLOG);
/** All rows that the seed can write. */
const everything = async () => {
  const uids = [
    BLOG,
    CATEGORY,
    'topic.hub',
    'parts.question',
    'api::banner.banner',
    'api::placement.placement',
    'plugin::upload.file',
  ];
  return Promise.all(uids.map((uid) => query(uid).findMany({ orderBy: { id: 'asc' } })));
};
const edit = (name: string, from: string | RegExp, to: string) => {
  const file = path.join(folder, name);
  const text = fs.readFileSync(file, 'utf8');
  expect(text).toMatch(from);
  fs.writeFileSync(file, text.replace(from, to));
};

test('seeds the whole content folder', async () => {
  const report = await seed(cms.strapi, folder, QUIET);
  expect(report.problems.map(problemLine)).toEqual([]);
  expect(report.preserved).toEqual([]);
  expect(await query(CATEGORY).count({ where: { kind: 'topic' } })).toBe(31);
  expect(await query(CATEGORY).count({ where: { kind: 'sub-topic' } })).toBe(620);
  const topic = CATALOGUE[2];
  const stored = await query(CATEGORY).findOne({
    where: { name: topic?.name },
    populate: { subTopics: true, picture: true },
  });
  expect(stored).toMatchObject({
    position: 3,
    slug: topic?.slug,
    picture: { name: `topic-${topic?.slug}.webp` },
  });
  expect(
    stored.subTopics
      .toSorted((a: { position: number }, b: { position: number }) => a.position - b.position)
      .map(({ name }: { name: string }) => name),
  ).toEqual(topic?.subTopics);
  const placement = await query('api::placement.placement').findOne({
    where: { key: 'scrolling-banner' },
    populate: { blogs: { where: { publishedAt: { $notNull: true } } } },
  });
  expect(placement.blogs.length).toBeGreaterThan(1);
  expect(
    await query('api::banner.banner').findOne({
      where: { category: 'home-post' },
      populate: { image: true },
    }),
  ).toMatchObject({
    image: { mime: 'image/webp' },
  });
});

test('keeps seeded pictures byte for byte and optimizes later uploads', async () => {
  const picture = await query('plugin::upload.file').findOne({ where: { name: REAL_PICTURE } });
  const stored = fs.readFileSync(path.join(cms.dataDir, 'public', picture.url));
  const master = fs.readFileSync(path.join(folder, 'images', REAL_PICTURE));
  expect(stored.equals(master)).toBe(true);
  expect(Object.keys(picture.formats).toSorted()).toEqual([
    'large',
    'medium',
    'small',
    'thumbnail',
    'xsmall',
  ]);
  const { optimize } = cms.strapi.plugin('upload').service('image-manipulation');
  const file = {
    name: REAL_PICTURE,
    mime: 'image/webp',
    filepath: path.join(folder, 'images', REAL_PICTURE),
    hash: 'again',
    tmpWorkingDirectory: cms.dataDir,
  };
  const broken = path.join(cms.dataDir, 'broken.webp');
  fs.writeFileSync(broken, master.subarray(0, 2000));
  await expect(optimize({ ...file, filepath: broken })).rejects.toThrow('is broken');
  expect(await optimize(file)).not.toBe(file);
});

test('gives every topic its placements and banners from the catalogue', async () => {
  for (const { value, slug, name, headings } of CATALOGUE) {
    const placements = await query('api::placement.placement').findMany({
      where: { key: { $startsWith: `${value}-` } },
      populate: { topic: true },
      orderBy: { key: 'asc' },
    });
    expect(placements).toMatchObject([
      { key: `${value}-brand-news`, title: headings.carousel, topic: { name } },
      { key: `${value}-build-your-routine`, title: headings.routine, topic: { name } },
      { key: `${value}-featured`, title: headings.featured, topic: { name } },
      { key: `${value}-latest-stories`, title: headings.latest, topic: { name } },
    ]);
    expect(await query('api::banner.banner').count({ where: { type: value } })).toBe(14);
    expect(await query('api::banner.banner').count({ where: { category: slug } })).toBe(4);
  }
  expect(
    await query('api::banner.banner').findOne({
      where: { type: 'Sleep', category: 'banner' },
      populate: { image: true },
    }),
  ).toMatchObject({ title: 'Sleep', image: { name: REAL_PICTURE, width: 1600 } });
});

test('changes nothing on a second run, and detects that without booting', async () => {
  const before = await everything();
  expect(await seed(cms.strapi, folder, QUIET)).toEqual(NOTHING);
  expect(await everything()).toEqual(before);
  expect(await readSeededSource(parseSettings(process.env))).toBe(hashFolder(folder));
});

test('treats the topics of a release without hubs as unchanged after an upgrade filled them in', async () => {
  const store = cms.strapi.store({ type: 'plugin', name: 'content-files', key: 'seed-items' });
  const items = (await store.get({})) as Record<
    string,
    { documentId: string; source: string; stored: string }
  >;
  const forms = await categoryForms(cms.strapi);
  const slugs = new Set(CATALOGUE.map(({ slug }) => `category:${slug}`));
  for (const [key, item] of Object.entries(items)) {
    const former = forms.get(item.documentId)?.former;
    if (former === undefined) continue;
    Object.assign(item, { stored: hashContent(former), ...(slugs.has(key) && { source: 'earlier' }) });
  }
  await store.set({ value: items });
  const rename = (topics: string) =>
    query('topic.hub').update({
      where: { topics: { $in: ['Sleep Health Topics', 'Nights'] } },
      data: { topics },
    });
  await rename('Nights');
  expect(await seed(cms.strapi, folder, QUIET)).toEqual({
    ...NOTHING,
    written: 30,
    preserved: ['category:sleep'],
  });
  await rename('Sleep Health Topics');
  expect(await seed(cms.strapi, folder, QUIET)).toEqual({ ...NOTHING, written: 1 });
  expect(await seed(cms.strapi, folder, QUIET)).toEqual(NOTHING);
});

test('updates what changed in the folder', async () => {
  edit('articles/insomnia-what-really-helps.md', /^title: .*$/m, 'title: Sleepless');
  edit('banners.yaml', 'When sleep will not come', 'When sleep will come');
  expect(await readSeededSource(parseSettings(process.env))).not.toBe(hashFolder(folder));
  expect(await seed(cms.strapi, folder, QUIET)).toMatchObject({ problems: [], preserved: [] });
  expect(await article('insomnia-what-really-helps')).toMatchObject({ title: 'Sleepless' });
  const banners = await query('api::banner.banner').findMany();
  const titles = banners.map(({ title }: { title: string }) => title);
  expect(titles).toContain('When sleep will come');
  expect(titles).not.toContain('When sleep will not come');
});

test('removes an unchanged entry that the folder no longer has', async () => {
  const file = path.join(folder, 'banners.yaml');
  const text = fs.readFileSync(file, 'utf8');
  const entries = text.split(/^(?=- )/m);
  fs.writeFileSync(file, entries.slice(0, -1).join(''));
  const before = await query('api::banner.banner').count();
  expect(await seed(cms.strapi, folder, QUIET)).toMatchObject({ problems: [], removed: 1 });
  expect(await query('api::banner.banner').count()).toBe(before - 1);
  fs.writeFileSync(file, text);
  expect(await seed(cms.strapi, folder, QUIET)).toMatchObject({ problems: [], written: 1, removed: 0 });
});

test('changes nothing if the folder contains a mistake', async () => {
  const before = await everything();
  const text = fs.readFileSync(path.join(folder, 'placements.yaml'), 'utf8');
  edit('placements.yaml', 'insomnia-what-really-helps', 'insomnia-what-realy-helps');
  edit('articles/insomnia-what-really-helps.md', /^title: .*$/m, 'title: Wide awake');
  const { problems } = await seed(cms.strapi, folder, QUIET);
  expect(problems.map(({ message }) => message)).toEqual([
    'there is no article "insomnia-what-realy-helps"; did you mean "insomnia-what-really-helps"?',
  ]);
  expect(await everything()).toEqual(before);
  fs.writeFileSync(path.join(folder, 'placements.yaml'), text);
});

test('keeps what users have changed, deleted, unpublished or created first', async () => {
  const edited = await article('hay-fever-get-through-pollen-season');
  await blogs().update({
    documentId: edited.documentId,
    data: { title: 'Mine' } as never,
    status: 'published',
  });
  const unpublished = await article('panic-attacks-what-to-do');
  await blogs().unpublish({ documentId: unpublished.documentId });
  const deleted = await article('start-walking-for-your-health');
  await blogs().delete({ documentId: deleted.documentId });
  const sleep = await query(CATEGORY).findOne({ where: { name: 'Sleep' } });
  await cms.strapi
    .documents(CATEGORY)
    .update({ documentId: sleep.documentId, data: { listName: 'all-Sleep' } as never });
  await blogs().create({ data: { title: 'Theirs', slug: 'brand-new' } as never });
  fs.writeFileSync(
    path.join(folder, 'articles/brand-new.md'),
    '---\ntitle: Ours\nslug: brand-new\n---\nText\n',
  );
  for (const name of [
    'hay-fever-get-through-pollen-season',
    'panic-attacks-what-to-do',
    'start-walking-for-your-health',
  ]) {
    edit(`articles/${name}.md`, /^title: .*$/m, 'title: Changed in the folder');
  }
  const report = await seed(cms.strapi, folder, QUIET);
  expect(report.problems).toEqual([]);
  expect(report.preserved.toSorted()).toEqual([
    'article:brand-new',
    'article:hay-fever-get-through-pollen-season',
    'article:panic-attacks-what-to-do',
  ]);
  expect(await article('hay-fever-get-through-pollen-season')).toMatchObject({ title: 'Mine' });
  expect(await article('panic-attacks-what-to-do')).toBeNull();
  expect(await article('start-walking-for-your-health', false)).toBeNull();
  expect(await article('brand-new', false)).toMatchObject({ title: 'Theirs' });
  expect(await article('insomnia-what-really-helps')).toMatchObject({ title: 'Wide awake' });
});

test('remove-demo removes unchanged, unused demo content, and seeding restores it', async () => {
  const insomnia = await query(CATEGORY).findOne({ where: { name: 'Insomnia' } });
  const theirs = await article('brand-new', false);
  await blogs().update({
    documentId: theirs.documentId,
    data: { categories: [insomnia.documentId] } as never,
  });
  const report = await removeDemo(cms.strapi);
  expect(report.preserved.toSorted((a, b) => (a.key < b.key ? -1 : 1))).toEqual(
    expect.arrayContaining([
      { key: 'article:hay-fever-get-through-pollen-season', reason: 'it was changed after it was imported' },
      { key: 'category:insomnia', reason: '1 article is in it' },
      { key: 'category:sleep', reason: 'it was changed after it was imported' },
    ]),
  );
  expect(await article('insomnia-what-really-helps')).toBeNull();
  expect(await article('sunscreen-how-much-and-how-often', false)).toBeNull();
  // Removes topics with hub pages too, which no editor can delete, and adds no redirects for them.
  expect(await query(CATEGORY).count({ where: { slug: 'skin-care' } })).toBe(0);
  expect(await query('topic.hub').count()).toBe(await query(CATEGORY).count({ where: { kind: 'topic' } }));
  expect(await query('api::category-redirect.category-redirect').count()).toBe(0);
  const left = await query(BLOG).findMany({ where: { publishedAt: null }, orderBy: { slug: 'asc' } });
  expect(left.map(({ slug }: { slug: string }) => slug)).toEqual([
    'brand-new',
    'hay-fever-get-through-pollen-season',
    'panic-attacks-what-to-do',
  ]);
  // The pictures of the kept article and the kept topic are in use; the others are deleted, on disk too.
  const names = (await query('plugin::upload.file').findMany()).map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(['hay-fever-meadow.webp', 'topic-sleep.webp']));
  expect(names).not.toContain('insomnia-window.webp');
  const uploads = fs.readdirSync(path.join(cms.dataDir, 'public/uploads'));
  expect(uploads.filter((name) => name.includes('insomnia_window'))).toEqual([]);

  const again = await seed(cms.strapi, folder, QUIET);
  expect(again).toMatchObject({ problems: [], written: report.removed });
  expect(await article('insomnia-what-really-helps')).not.toBeNull();
  // Entries that an editor deleted stay deleted, and changed ones stay changed.
  expect(await article('start-walking-for-your-health', false)).toBeNull();
  expect(await seed(cms.strapi, folder, QUIET)).toMatchObject({ written: 0, uploaded: 0, removed: 0 });
});
