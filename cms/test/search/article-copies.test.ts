import request from 'supertest';
import { catchUp } from '../../src/domain/articles/search-index/indexing/catch-up';
import { rebuildArticleIndex } from '../../src/domain/articles/search-index/indexing/rebuild';
import { getContentVersion } from '../../src/platform/content-version/read-version';
import { category, day, picture } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import { publishArticle } from '../support/content/publish-article';

const BLOG = 'api::blog.blog';

let cms: Cms;
beforeAll(async () => {
  cms = await bootCms();
});
afterAll(() => cms.stop());

const get = async (address: string) => (await request(cms.server).get(address).expect(200)).body;
const blog = (slug: string) => get(`/api/blogs/slug/${slug}`);
const getCard = async (slug: string) =>
  (await get('/api/blogs')).find((card: { slug: string }) => card.slug === slug);
const articles = () => cms.strapi.documents(BLOG);
const files = () => cms.strapi.db.query('plugin::upload.file');
const knex = () => cms.strapi.db.connection;
const queueAll = () =>
  knex().raw('INSERT INTO article_index_queue (document_id) SELECT DISTINCT document_id FROM blogs');

describe('the published copy of an article', () => {
  test('follows a renamed or deleted category', async () => {
    // Not one of the 31 topics with a hub, which keep their names.
    const naps = await category(cms, 'Naps');
    await publishArticle(cms, {
      title: 'Of a category',
      slug: 'of-a-category',
      categories: [naps.documentId],
    });
    expect((await getCard('of-a-category')).categories).toEqual(['Naps']);
    const categories = cms.strapi.documents('api::category.category');
    await categories.update({ documentId: naps.documentId, data: { name: 'Napping' } });
    expect((await getCard('of-a-category')).categories).toEqual(['Napping']);
    expect((await blog('of-a-category')).categories).toEqual(['Napping']);
    await categories.delete({ documentId: naps.documentId });
    expect((await getCard('of-a-category')).categories).toEqual([]);
    expect((await blog('of-a-category')).categories).toEqual([]);
  });

  test('follows replaced and deleted pictures, however deeply nested', async () => {
    const [thumbnail, inText, onSlide] = [
      await picture(cms, 'thumb'),
      await picture(cms, 'in-text'),
      await picture(cms, 'on-slide'),
    ];
    await publishArticle(cms, {
      title: 'Illustrated',
      slug: 'illustrated',
      thumbnail,
      content: [
        { __component: 'blocks.image', image: inText },
        { __component: 'blocks.slider-with-icons', items: [{ image: onSlide, caption: 'A slide' }] },
      ],
    });
    expect((await getCard('illustrated')).thumbnail_url).toContain('/uploads/thumb.webp');
    const before = await blog('illustrated');
    expect(before.content).toContain('/uploads/in-text.webp');
    expect(before.content).toContain('/uploads/on-slide.webp');

    for (const id of [thumbnail, inText, onSlide]) {
      const { url } = await files().findOne({ where: { id } });
      await files().update({ where: { id }, data: { url: url.replace('.webp', '-2.webp') } });
    }
    expect((await getCard('illustrated')).thumbnail_url).toContain('/uploads/thumb-2.webp');
    const after = await blog('illustrated');
    expect(after.content).toContain('/uploads/in-text-2.webp');
    expect(after.content).toContain('/uploads/on-slide-2.webp');

    for (const id of [thumbnail, inText, onSlide]) await files().delete({ where: { id } });
    expect((await getCard('illustrated')).thumbnail_url).toBeNull();
    expect((await blog('illustrated')).content).not.toContain('/uploads/');
  });

  test('follows a suggested article that is renamed, unpublished and published again', async () => {
    const { documentId } = await publishArticle(cms, { title: 'Suggested', slug: 'suggested' });
    await publishArticle(cms, { title: 'Suggests', slug: 'suggests', suggestedBlogs: [documentId] });
    const suggested = async () =>
      (await blog('suggests')).suggestedBlogs.map(({ title }: { title: string }) => title);
    expect(await suggested()).toEqual(['Suggested']);
    await articles().update({ documentId, data: { title: 'Renamed' }, status: 'published' });
    expect(await suggested()).toEqual(['Renamed']);
    await articles().unpublish({ documentId });
    expect(await suggested()).toEqual([]);
    await articles().publish({ documentId });
    expect(await suggested()).toEqual(['Renamed']);
  });

  test('follows a changed question', async () => {
    const { documentId } = await publishArticle(cms, {
      title: 'Asked',
      slug: 'asked',
      faqs: [{ question: 'Why?', answer: 'So.' }],
    });
    const questions = async () =>
      (await get(`/api/faqs/${documentId}`)).map(({ question }: { question: string }) => question);
    expect(await questions()).toEqual(['Why?']);
    await articles().update({
      documentId,
      data: { faqs: [{ question: 'Why not?', answer: 'So.' }] },
      status: 'published',
    });
    expect(await questions()).toEqual(['Why not?']);
  });

  test('follows two articles that swap their addresses', async () => {
    const one = await publishArticle(cms, { title: 'One', slug: 'address-one' });
    const two = await publishArticle(cms, { title: 'Two', slug: 'address-two' });
    const move = (documentId: string, slug: string) =>
      articles().update({ documentId, data: { slug }, status: 'published' });
    await move(one.documentId, 'address-three');
    await move(two.documentId, 'address-one');
    await move(one.documentId, 'address-two');
    expect((await blog('address-one')).title).toBe('Two');
    expect((await blog('address-two')).title).toBe('One');
  });
});

describe('a change made while the index is reading', () => {
  afterEach(() => jest.restoreAllMocks());

  /** Runs after each read of articles by the index, before it writes. */
  function afterReading(run: () => Promise<unknown>) {
    const original = cms.strapi.db.query.bind(cms.strapi.db);
    jest.spyOn(cms.strapi.db, 'query').mockImplementation((uid) => {
      const of = original(uid);
      if (uid !== BLOG) return of;
      return Object.assign(Object.create(of), {
        async findMany(question: never) {
          const rows = await of.findMany(question);
          await run();
          return rows;
        },
      });
    });
  }
  const rename = (documentId: string, title: string) =>
    knex()('blogs').where({ document_id: documentId }).whereNotNull('published_at').update({ title });

  test('is not lost', async () => {
    const { documentId } = await publishArticle(cms, {
      title: 'Slow',
      slug: 'slow',
      publicationDate: day(1),
    });
    let changed = false;
    afterReading(async () => {
      if (!changed) await rename(documentId, 'Quick');
      changed = true;
    });
    await catchUp(cms.strapi);
    expect(changed).toBe(true);
    expect((await blog('slow')).title).toBe('Quick');
  });

  test('does not delay earlier requests, however many changes follow', async () => {
    const { documentId } = await publishArticle(cms, { title: 'Restless', slug: 'restless' });
    let changes = 0;
    afterReading(async () => {
      // A reader who waited for all changes would wait for a thousand.
      if (changes < 1000) await rename(documentId, `Restless ${(changes += 1)}`);
    });
    await getContentVersion(cms.strapi);
    expect(changes).toBeGreaterThan(0);
    expect(changes).toBeLessThan(5);
    jest.restoreAllMocks();
    expect((await blog('restless')).title).toBe(`Restless ${changes}`);
  });
});

test('concurrent catch-ups empty the queue and leave the index unchanged', async () => {
  const before = await get('/api/blogs');
  await queueAll();
  await Promise.all([catchUp(cms.strapi), catchUp(cms.strapi), getContentVersion(cms.strapi)]);
  expect(await knex()('article_index_queue').select()).toEqual([]);
  expect(await get('/api/blogs')).toEqual(before);
});

test('a long queue does not block the event loop', async () => {
  const nobody = Array.from({ length: 120 }, (_, number) => ({ document_id: `nobody-${number}` }));
  await knex()('article_index_queue').insert(nobody);
  let turns = 0;
  let next: NodeJS.Immediate;
  const takeTurn = () => {
    turns++;
    next = setImmediate(takeTurn);
  };
  takeTurn();
  try {
    await catchUp(cms.strapi);
  } finally {
    clearImmediate(next!);
  }
  expect(turns).toBeGreaterThan(2);
});

test('skips an unreadable article, logs it, and indexes the others', async () => {
  const log = jest.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  const odd = await category(cms, 'Odd');
  const broken = await publishArticle(cms, { title: 'Broken', slug: 'broken', categories: [odd.documentId] });
  await publishArticle(cms, { title: 'Whole', slug: 'whole' });
  expect(await getCard('broken')).toBeDefined();
  await knex()('categories').where({ document_id: odd.documentId }).update({ kind: 'nonsense' });
  expect(await getCard('broken')).toBeUndefined();
  expect(await getCard('whole')).toBeDefined();
  expect(log).toHaveBeenCalledWith(expect.stringContaining(`article ${broken.documentId}, "Broken"`));
  jest.restoreAllMocks();
  await knex()('categories').where({ document_id: odd.documentId }).update({ kind: 'topic' });
  expect(await getCard('broken')).toBeDefined();
});

test('a rebuild keeps lists complete for readers and repairs damaged copies', async () => {
  const before = await get('/api/blogs');
  await knex().raw("UPDATE article_copies SET card = replace(card, 'Whole', 'Spoilt')");
  await knex()('article_copies').insert({
    document_id: 'gone',
    slug: 'gone',
    updated_at: day(1),
    noindex: false,
    card: '{}',
    article: '{}',
    mark: 'any',
  });
  const progress = { done: false };
  const rebuilt = rebuildArticleIndex(cms.strapi).finally(() => (progress.done = true));
  while (!progress.done) {
    await knex()('content_version').increment('version', 1);
    expect(await get('/api/blogs')).toHaveLength(before.length);
  }
  expect(await rebuilt).toBe(before.length);
  expect(await get('/api/blogs')).toEqual(before);
});
