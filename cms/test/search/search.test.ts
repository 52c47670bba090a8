import request from 'supertest';
import { createArticleList } from '../../src/domain/articles/search-index/search/lists';
import { rebuildArticleIndex } from '../../src/domain/articles/search-index/indexing/rebuild';
import { category, day } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import { publishArticle } from '../support/content/publish-article';
import { findBySearch, suggestFor } from '../support/content/searching';

const BLOG = 'api::blog.blog';

let cms: Cms;
const get = (address: string) => request(cms.server).get(address);
const found = (words: string) => findBySearch(cms, words);
const suggested = (typed: string) => suggestFor(cms, typed);

const paragraph = (text: string) => [{ __component: 'blocks.paragraph', text }];
const heading = (text: string) => [{ __component: 'blocks.heading', text, level: 2 }];

beforeAll(async () => {
  cms = await bootCms();
  const melatonin = await category(cms, 'Melatonin');
  await category(cms, "Men's Health");
  const write = (slug: string, title: string, more: Record<string, unknown> = {}) =>
    publishArticle(cms, { slug, title, publicationDate: day(1), ...more });
  await write('in-text', 'Nights', { content: heading('What melatonin does'), publicationDate: day(20) });
  await write('in-category', 'Evenings', { categories: [melatonin.documentId] });
  await write('in-description', 'Mornings', { description: 'All about melatonin.' });
  await write('in-title', 'Melatonin explained');
  await write('accents', 'Crème brûlée for “two”', { publicationDate: day(2) });
  await write('operators', 'AND OR NOT near', { publicationDate: day(3) });
  await write('mens', "Men's sleep: 8 hours", { publicationDate: day(4) });
  await write('long', 'Insomnia: what really helps when you cannot sleep', { publicationDate: day(5) });
});
afterAll(() => cms.stop());

describe('search', () => {
  test('ranks the title above description, category and text, in this order', async () => {
    expect(await found('melatonin')).toEqual(['in-title', 'in-description', 'in-category', 'in-text']);
  });

  test('ranks by the best field, then by date, regardless of frequency and length', async () => {
    const write = (slug: string, date: number, more: Record<string, unknown>) =>
      publishArticle(cms, { title: 'Plain', slug, publicationDate: day(date), ...more });
    const zorbly = (times: number) => paragraph('zorbly '.repeat(times));
    await write('z-title', 1, { title: 'About zorbly', content: paragraph('other words '.repeat(300)) });
    await write('z-thrice', 2, { content: zorbly(3) });
    await write('z-description', 1, { description: 'Of zorbly.' });
    await write('z-often', 3, { content: zorbly(40) });
    expect(await found('zorbly')).toEqual(['z-title', 'z-description', 'z-often', 'z-thrice']);
    expect(await found('zorb')).toEqual(['z-title', 'z-description', 'z-often', 'z-thrice']);
  });

  test('ranks related word forms higher but finds no article by them alone', async () => {
    const write = (slug: string, title: string, date: number, text: string) =>
      publishArticle(cms, { slug, title, publicationDate: day(date), content: paragraph(text) });
    await write('r-mention', 'Flights', 9, 'Fly as long as you are pregnant and well.');
    await write('r-about', 'Eating well in pregnancy', 1, 'What pregnant people need.');
    await write('r-relative', 'Pregnancy week by week', 8, 'Weeks and months.');
    expect(await found('pregnant')).toEqual(['r-about', 'r-mention']);
  });

  test('treats can’t as cannot', async () => {
    for (const words of ['can’t sleep', "can't sleep", 'cant sleep', 'cannot sleep'])
      expect(await found(words)).toEqual(['long']);
  });

  test('ranks by how many words are in the title, then in the description', async () => {
    const write = (slug: string, title: string, description: string, date: number) =>
      publishArticle(cms, { slug, title, description, publicationDate: day(date) });
    await write('q-none', 'Else', 'Quarble and frimble', 9);
    await write('q-one', 'Quarble', 'Frimble', 4);
    await write('q-one-newer', 'Frimble', 'Quarble', 5);
    await write('q-one-twice', 'Frimble again', 'Frimble and quarble', 1);
    await write('q-two', 'Frimble, quarble', '', 2);
    expect(await found('quarble frimble')).toEqual([
      'q-two',
      'q-one-twice',
      'q-one-newer',
      'q-one',
      'q-none',
    ]);
  });

  test('requires every word of a long query and finds nothing for one that is too long', async () => {
    const many = Array.from({ length: 60 }, (_, at) => `word${at}`);
    await publishArticle(cms, { slug: 'many', title: 'Many', content: paragraph(many.join(' ')) });
    const firstWords = (count: number) => many.slice(0, count).join(' ');
    expect(await found(firstWords(12))).toEqual(['many']);
    expect(await found(`${firstWords(12)} absent`)).toEqual([]);
    expect(await found(firstWords(40))).toEqual(['many']);
    expect(await found(`${firstWords(39)} absent`)).toEqual([]);
    expect(await found(`${firstWords(40)} absent`)).toEqual([]);
    expect(await found(`${'many '.repeat(400)} absent`)).toEqual([]);
  });

  test('treats a final sigma as the same letter', async () => {
    await publishArticle(cms, { slug: 'sigma', title: 'ΣΊΣΥΦΟΣ' });
    for (const typed of ['ΣΊΣ', 'σις', 'Σίσυφος', 'σίσυφοσ']) expect(await found(typed)).toEqual(['sigma']);
    expect(await suggested('ΣΊΣ')).toEqual(['ΣΊΣΥΦΟΣ']);
  });

  test('requires every word, in any field, as a word or its prefix', async () => {
    expect(await found('melat expl')).toEqual(['in-title']);
    expect(await found('melatonin nights')).toEqual(['in-text']);
    expect(await found('melatonin absent')).toEqual([]);
    expect(await found('elatonin')).toEqual([]);
  });

  test.each([
    ['CREME BRULEE', ['accents']],
    ['crème-brûlée', ['accents']],
    ['mens', ['mens']],
    ["men's", ['mens']],
    ['men’s 8', ['mens']],
    ['AND OR', ['operators']],
  ])('reads %s as plain words', async (words, slugs) => {
    expect(await found(words)).toEqual(slugs);
  });

  test.each([
    '"',
    "'",
    '*',
    '()',
    '!!',
    ':*',
    '^',
    '\\',
    '%',
    '_',
    'NEAR(a b)',
    'title:melatonin"',
    '{a b}: c',
    "'; DROP TABLE blogs; --",
    '\u0000',
    'a\u0000b',
    '🙂',
    '&|<->',
    'x'.repeat(5000),
    'w '.repeat(2000),
  ])('responds to %j without an error', async (words) => {
    await get(`/api/blogs?search=${encodeURIComponent(words)}`).expect(200);
    await get(`/api/blogs/suggestions?search=${encodeURIComponent(words)}`).expect(200);
  });

  test('ignores blank queries and finds nothing for punctuation alone', async () => {
    const all = await cms.strapi.db.query(BLOG).count({ where: { publishedAt: { $notNull: true } } });
    expect(await found('  ')).toHaveLength(all);
    expect(await found('?!')).toEqual([]);
  });

  test('returns pages with a total', async () => {
    const { body, headers } = await get('/api/blogs?search=melatonin&limit=2&page=2').expect(200);
    expect(body.map(({ slug }: { slug: string }) => slug)).toEqual(['in-category', 'in-text']);
    expect(headers['x-total-count']).toBe('4');
  });
});

describe('suggestions', () => {
  test('are category names and titles that contain every word', async () => {
    expect(await suggested('melat')).toEqual(['Melatonin', 'Melatonin explained']);
    expect(await suggested('sleep')).toEqual([
      "Men's sleep: 8 hours",
      'Insomnia: what really helps when you cannot sleep',
    ]);
    expect(await suggested('sleep insom')).toEqual(['Insomnia: what really helps when you cannot sleep']);
    expect(await suggested('mens h')).toEqual(["Men's Health", "Men's sleep: 8 hours"]);
  });

  test.each(['insomina', 'imsomnia', 'nsomnia', 'insomniaa', 'insmnia', 'insomn', 'insmon'])(
    'tolerate one typo: %s',
    async (typed) => {
      expect(await suggested(typed)).toContain('Insomnia: what really helps when you cannot sleep');
    },
  );

  test('tolerate one typo in a category name, but not two', async () => {
    expect(await suggested('meltaonin')).toEqual(['Melatonin', 'Melatonin explained']);
    expect(await suggested('mletaonin')).toEqual([]);
    expect(await suggested('zzz')).toEqual([]);
  });

  test('tolerate typos in several words, however many combinations there are', async () => {
    expect(await suggested('insomina hleps')).toEqual(['Insomnia: what really helps when you cannot sleep']);
    // Each of these words may stand for several others, and all combinations would exceed any memory.
    await publishArticle(cms, { title: 'Bandy candy dandy handy sandy' });
    const mistaken = 'efgijklnopqtuvwxyz'
      .split('')
      .map((letter) => `${letter}andy`)
      .join(' ');
    expect(await suggested(mistaken)).toEqual(['Bandy candy dandy handy sandy']);
  });

  test('list the likeliest correction of several typos first', async () => {
    await publishArticle(cms, { title: 'Zrabickson wobnlery' });
    await publishArticle(cms, { title: 'Zarvick and womble, explained at length' });
    expect(await suggested('zravick wobmle')).toEqual([
      'Zarvick and womble, explained at length',
      'Zrabickson wobnlery',
    ]);
  });

  test('require every word of a long title', async () => {
    const words = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(
      ' ',
    );
    const title = words.join(' ');
    await publishArticle(cms, { title });
    expect(await suggested(title)).toEqual([title]);
    // The shortest words are checked last.
    expect(await suggested(`${title} o`)).toEqual([title]);
    expect(await suggested(`${title} z`)).toEqual([]);
    expect(await suggested(`${title} m`)).toEqual([]);
  });

  test('are at most ten, and none for a blank query', async () => {
    for (let number = 1; number <= 12; number += 1)
      await publishArticle(cms, { title: `Quiet evening ${number}` });
    expect(await suggested('quiet')).toHaveLength(10);
    expect(await suggested(' ')).toEqual([]);
    expect((await get('/api/blogs/suggestions').expect(200)).body).toEqual([]);
  });
});

describe('the search index', () => {
  test('follows a renamed or deleted category and a deleted article', async () => {
    const iodine = await category(cms, 'Iodine');
    const { documentId } = await publishArticle(cms, {
      title: 'Minerals',
      slug: 'minerals',
      categories: [iodine.documentId],
    });
    expect(await found('iodine')).toEqual(['minerals']);
    await cms.strapi
      .documents('api::category.category')
      .update({ documentId: iodine.documentId, data: { name: 'Copper' } as never });
    expect([await found('iodine'), await found('copper')]).toEqual([[], ['minerals']]);
    await cms.strapi.documents('api::category.category').delete({ documentId: iodine.documentId });
    expect(await found('copper')).toEqual([]);
    expect(await found('minerals')).toEqual(['minerals']);
    await cms.strapi.documents(BLOG).delete({ documentId });
    expect(await found('minerals')).toEqual([]);
  });

  test('counts a sub-topic’s articles for its topic and follows a move to another topic', async () => {
    const categories = cms.strapi.documents('api::category.category');
    const [one, two] = [await category(cms, 'Topic One'), await category(cms, 'Topic Two')];
    const sub = await category(cms, 'Moving', { kind: 'sub-topic', parent: one.id });
    await publishArticle(cms, { title: 'Moves along', slug: 'moves-along', categories: [sub.documentId] });
    const of = async (name: string) =>
      (await get(`/api/blogs?category=${encodeURIComponent(name)}`)).body.length;
    expect([await of('Topic One'), await of('Topic Two'), await of('Moving')]).toEqual([1, 0, 1]);
    await categories.update({ documentId: sub.documentId, data: { parent: two.id } as never });
    expect([await of('Topic One'), await of('Topic Two'), await of('Moving')]).toEqual([0, 1, 1]);
  });

  test('follows changes written directly to the database', async () => {
    const { documentId } = await publishArticle(cms, { title: 'Straight', slug: 'straight' });
    expect(await found('straight')).toEqual(['straight']);
    const rows = cms.strapi.db
      .connection('blogs')
      .where({ document_id: documentId })
      .whereNotNull('published_at');
    await rows.clone().update({ title: 'Crooked' });
    expect([await found('straight'), await found('crooked')]).toEqual([[], ['straight']]);
    await rows.delete();
    expect(await found('crooked')).toEqual([]);
  });

  test('gives the same results after a rebuild', async () => {
    const all = async () => [
      await found('melatonin'),
      await suggested('insomina'),
      await createArticleList(cms.strapi, { search: 'quiet' }).ids({ offset: 0, limit: 100 }),
    ];
    const before = await all();
    const articles = await rebuildArticleIndex(cms.strapi);
    expect(articles).toBe(
      await cms.strapi.db.query(BLOG).count({ where: { publishedAt: { $notNull: true } } }),
    );
    const [melatonin, insomnia, quiet] = await all();
    expect([melatonin, insomnia]).toEqual(before.slice(0, 2));
    expect(quiet?.toSorted()).toEqual(before[2]?.toSorted());
    expect(await cms.strapi.db.connection('article_index_queue').select()).toEqual([]);
  });
});
