import request from 'supertest';
import { runQuery } from '../support/graphql/run-query';
import { bootCms, type Cms } from '../support/harness';
import { publishArticle } from '../support/content/publish-article';
import { loginAsAdmin } from '../support/members/sign-in';

const BLOG = 'api::blog.blog';
/**
 * Matches the message: the driver's errors are instances of the `Error` of whichever test file loaded the driver first.
 */
const NOT_UNIQUE = { message: expect.stringMatching(/unique/i) };

let cms: Cms;

beforeAll(async () => {
  cms = await bootCms();
});
afterAll(() => cms.stop());

const article = (slug: string) =>
  runQuery(
    cms,
    'query ($slug: String!) { article(slug: $slug) { id slug title publishedAt faqs { question } categories { name kind } } }',
    {
      slug,
    },
  ).then((data) => data.article);

describe('the address of an article', () => {
  test('is derived from the title', async () => {
    const { documentId } = await publishArticle(cms, { title: "Men's Health: Café & You" });
    expect(await article('mens-health-cafe-you')).toMatchObject({ id: documentId });
  });

  test('is numbered when the title is taken and derived again when an editor clears it', async () => {
    const titled = async (title: string) => (await publishArticle(cms, { title })).slug;
    expect([await titled('Same title'), await titled('Same title'), await titled('Same title')]).toEqual([
      'same-title',
      'same-title-2',
      'same-title-3',
    ]);
    expect(await titled('睡眠')).toBe('shui-mian');
    expect(await titled('!?')).toBe('article');
    const { documentId } = await publishArticle(cms, { title: 'Renamed', slug: 'before' });
    const emptied = await cms.strapi
      .documents(BLOG)
      .update({ documentId, data: { title: 'Named again', slug: '' } });
    expect(emptied?.slug).toBe('named-again');
    const alone = await cms.strapi.documents(BLOG).update({ documentId, data: { slug: null } as never });
    expect(alone?.slug).toBe('named-again');
  });

  test('is the same when regenerated in the form and on the server', async () => {
    const { documentId } = await publishArticle(cms, { title: 'Straße & Søvn' });
    const token = await loginAsAdmin(cms, 'strapi-editor');
    const regenerated = async (title: string, id: string) => {
      const { body } = await request(cms.server)
        .post('/content-manager/uid/generate')
        .set('Authorization', `Bearer ${token}`)
        .send({ contentTypeUID: BLOG, field: 'slug', data: { id, title } })
        .expect(200);
      return body.data;
    };
    expect(await regenerated('Straße & Søvn', documentId)).toBe('strasse-sovn');
    expect(await regenerated('Straße & Søvn', '')).toBe('strasse-sovn-2');
    expect(await regenerated('Сон', '')).toBe('son');
    const { body } = await request(cms.server)
      .post('/content-manager/uid/check-availability')
      .set('Authorization', `Bearer ${token}`)
      .send({ contentTypeUID: BLOG, field: 'slug', value: 'strasse-sovn' })
      .expect(200);
    expect(body).toEqual({ isAvailable: false, suggestion: 'strasse-sovn-2' });
  });

  test('cannot belong to two articles', async () => {
    await publishArticle(cms, { title: 'Taken', slug: 'taken' });
    await expect(publishArticle(cms, { title: 'Taken too', slug: 'taken' })).rejects.toThrow(
      'The address "taken" belongs to another article.',
    );
  });

  test('cannot belong to two articles in the database either', async () => {
    const { documentId } = await publishArticle(cms, { title: 'Row', slug: 'row' });
    const copy = {
      document_id: 'another',
      title: 'Row',
      slug: 'row',
      layout_type: 'minimalist',
      published_at: new Date(),
    };
    await expect(cms.strapi.db.connection('blogs').insert(copy)).rejects.toMatchObject(NOT_UNIQUE);
    expect(await article('row')).toMatchObject({ id: documentId });
  });

  test('keeps working after a change until another article takes it', async () => {
    const { documentId } = await publishArticle(cms, { title: 'First', slug: 'first-address' });
    await cms.strapi.documents(BLOG).update({ documentId, data: { slug: 'second-address' } });
    expect(await article('second-address')).toBeNull();
    await cms.strapi.documents(BLOG).publish({ documentId });
    expect(await article('first-address')).toMatchObject({ id: documentId, slug: 'second-address' });

    await cms.strapi
      .documents(BLOG)
      .update({ documentId, data: { slug: 'third-address' }, status: 'published' });
    expect(await article('first-address')).toMatchObject({ slug: 'third-address' });
    expect(await article('second-address')).toMatchObject({ slug: 'third-address' });

    const other = await publishArticle(cms, { title: 'Other', slug: 'first-address' });
    expect(await article('first-address')).toMatchObject({ id: other.documentId });
  });

  test('keeps working after the article is renamed while unpublished', async () => {
    const { documentId } = await publishArticle(cms, { title: 'Away', slug: 'away-one' });
    await cms.strapi.documents(BLOG).unpublish({ documentId });
    expect(await article('away-one')).toBeNull();
    await cms.strapi.documents(BLOG).update({ documentId, data: { slug: 'away-two' } });
    await cms.strapi.documents(BLOG).publish({ documentId });
    expect(await article('away-one')).toMatchObject({ id: documentId, slug: 'away-two' });
  });

  test('belongs to the last article that had it, even while that one is unpublished', async () => {
    const first = await publishArticle(cms, { title: 'A', slug: 'shared-address' });
    await cms.strapi
      .documents(BLOG)
      .update({ documentId: first.documentId, data: { slug: 'moved-on' }, status: 'published' });
    const second = await publishArticle(cms, { title: 'B', slug: 'shared-address' });
    await cms.strapi.documents(BLOG).unpublish({ documentId: second.documentId });
    expect(await article('shared-address')).toBeNull();
  });

  test.each(['..', 'a/b', 'a b', 'Capital', 'é', '-edge-'])('cannot be "%s"', async (slug) => {
    await expect(publishArticle(cms, { title: 'Odd', slug })).rejects.toThrow('cannot be an address');
  });

  test('is numbered for a cloned article', async () => {
    const { documentId } = await publishArticle(cms, { title: 'Copied', slug: 'copied' });
    const copy = await cms.strapi.documents(BLOG).clone({ documentId, data: { slug: 'copied' } as never });
    expect(copy?.entries[0]).toMatchObject({ slug: 'copied-2', publicationDate: null });
  });

  test('can return to an earlier one without a redirect loop', async () => {
    const { documentId } = await publishArticle(cms, { title: 'Back', slug: 'there' });
    for (const slug of ['and', 'there']) {
      await cms.strapi.documents(BLOG).update({ documentId, data: { slug }, status: 'published' });
    }
    expect(await article('there')).toMatchObject({ slug: 'there' });
    expect(await article('and')).toMatchObject({ slug: 'there' });
  });
});

describe('an article with a blank title', () => {
  const NAMED = { title: 'Untitled Blog' };

  beforeAll(async () => {
    const topic = await cms.strapi
      .documents('api::category.category')
      .create({ data: { name: 'Nameless', kind: 'topic' } as never });
    const categories = [topic.documentId];
    const blank = await publishArticle(cms, { title: ' \u00a0 ', slug: 'blank', categories });
    await publishArticle(cms, { title: 'Beside', slug: 'beside', categories });
    await publishArticle(cms, { title: 'Before', slug: 'before-blank', suggestedBlogs: [blank.documentId] });
  });

  test('is named “Untitled Blog” wherever GraphQL lists it', async () => {
    const data = [
      await runQuery(cms, '{ article(slug: "blank") { title seo { title } } }'),
      await runQuery(cms, '{ article(slug: "before-blank") { suggested { title } } }'),
      await runQuery(cms, '{ article(slug: "beside") { keepReading { title } } }'),
      await runQuery(cms, '{ articles(category: "nameless", search: "untitled") { articles { title } } }'),
      await runQuery(cms, '{ suggestions(search: "untit") }'),
    ];
    expect(data).toEqual([
      { article: { ...NAMED, seo: NAMED } },
      { article: { suggested: [NAMED] } },
      { article: { keepReading: [NAMED] } },
      { articles: { articles: [NAMED] } },
      { suggestions: [NAMED.title] },
    ]);
  });

  test('is named “Untitled Blog” in REST', async () => {
    const { body } = await request(cms.server).get('/api/blogs/slug/blank').expect(200);
    expect(body).toMatchObject(NAMED);
  });
});

describe('publishing', () => {
  test('sets the date once and keeps it when the article is published again', async () => {
    const draft = await cms.strapi
      .documents(BLOG)
      .create({ data: { title: 'Dated', slug: 'dated' } as never });
    await cms.strapi.documents(BLOG).publish({ documentId: draft.documentId });
    const { publishedAt } = await article('dated');
    expect(Date.now() - Date.parse(publishedAt)).toBeLessThan(60_000);
    await cms.strapi.documents(BLOG).update({ documentId: draft.documentId, data: { title: 'Dated again' } });
    await cms.strapi.documents(BLOG).publish({ documentId: draft.documentId });
    expect(await article('dated')).toMatchObject({ title: 'Dated again', publishedAt });
  });

  test("keeps the editor's own date", async () => {
    await publishArticle(cms, { title: 'Old', slug: 'old', publicationDate: '2025-01-02T08:00:00.000Z' });
    expect(await article('old')).toMatchObject({ publishedAt: '2025-01-02T08:00:00.000Z' });
  });

  test('hides draft changes, and hides the article after unpublishing', async () => {
    const { documentId } = await publishArticle(cms, { title: 'Seen', slug: 'seen' });
    await cms.strapi.documents(BLOG).update({ documentId, data: { title: 'Secret' } });
    expect(await article('seen')).toMatchObject({ title: 'Seen' });
    await cms.strapi.documents(BLOG).unpublish({ documentId });
    expect(await article('seen')).toBeNull();
  });

  test('keeps suggestions when either article is published again', async () => {
    const b = await publishArticle(cms, { title: 'Suggested', slug: 'suggested' });
    const a = await publishArticle(cms, {
      title: 'Suggesting',
      slug: 'suggesting',
      suggestedBlogs: [b.documentId],
    });
    const suggested = async () => {
      const query = '{ article(slug: "suggesting") { suggested { slug title } } }';
      return (await runQuery(cms, query)).article.suggested;
    };
    expect(await suggested()).toEqual([{ slug: 'suggested', title: 'Suggested' }]);
    await cms.strapi.documents(BLOG).update({ documentId: b.documentId, data: { title: 'Suggested again' } });
    await cms.strapi.documents(BLOG).publish({ documentId: b.documentId });
    await cms.strapi.documents(BLOG).publish({ documentId: a.documentId });
    expect(await suggested()).toEqual([{ slug: 'suggested', title: 'Suggested again' }]);
    await cms.strapi.documents(BLOG).unpublish({ documentId: b.documentId });
    expect(await suggested()).toEqual([]);
  });

  test('lists the topic before its sub-topics and keeps questions in order', async () => {
    const category = (name: string, kind: string) =>
      cms.strapi
        .documents('api::category.category')
        .create({ data: { name, slug: name.toLowerCase(), kind } as never });
    const sub = await category('Insomnia', 'sub-topic');
    const topic = await category('Sleep', 'topic');
    const { documentId } = await publishArticle(cms, {
      title: 'Sorted',
      slug: 'sorted',
      categories: [sub.documentId, topic.documentId],
      faqs: [
        { question: 'Two?', answer: 'Yes.' },
        { question: 'One?', answer: 'Yes.' },
      ],
    });
    const expected = {
      categories: [{ name: 'Sleep' }, { name: 'Insomnia' }],
      faqs: [{ question: 'Two?' }, { question: 'One?' }],
    };
    expect(await article('sorted')).toMatchObject(expected);
    await cms.strapi.documents(BLOG).publish({ documentId });
    expect(await article('sorted')).toMatchObject(expected);
  });
});

describe('deleting an article', () => {
  test('deletes its comments, ratings, saved links, questions and old addresses, and no others', async () => {
    const { documentId: blogId } = await publishArticle(cms, { title: 'Gone', slug: 'formerly-gone' });
    const remaining = await publishArticle(cms, { title: 'Kept', slug: 'formerly-kept' });
    for (const [id, name] of [
      [blogId, 'gone'],
      [remaining.documentId, 'kept'],
    ] as const) {
      const faqs = [{ question: `Is it ${name}?`, answer: 'A.' }];
      await cms.strapi
        .documents(BLOG)
        .update({ documentId: id, data: { slug: name, faqs }, status: 'published' });
      await cms.strapi
        .documents('api::comment.comment')
        .create({ data: { text: 'Hello', blogId: id } as never });
      await cms.strapi.documents('api::rating.rating').create({ data: { value: 4, blogId: id } });
      await cms.strapi.documents('api::saved-blog.saved-blog').create({ data: { blogId: id } });
    }
    // Publishing again deletes and inserts the published row, which must not delete anything else.
    await cms.strapi.documents(BLOG).publish({ documentId: blogId });
    const left = async (id: string, name: string) => {
      const filters = { blogId: id };
      return {
        comments: await cms.strapi.documents('api::comment.comment').count({ filters }),
        ratings: await cms.strapi.documents('api::rating.rating').count({ filters }),
        saved: await cms.strapi.documents('api::saved-blog.saved-blog').count({ filters }),
        oldAddresses: await cms.strapi.documents('api::redirect.redirect').count({ filters }),
        questions: await cms.strapi.db
          .query('parts.question')
          .count({ where: { question: `Is it ${name}?` } }),
      };
    };
    // Of the draft and of the published version.
    const all = { comments: 1, ratings: 1, saved: 1, oldAddresses: 1, questions: 2 };
    expect(await left(blogId, 'gone')).toEqual(all);

    await cms.strapi.documents(BLOG).delete({ documentId: blogId });
    const none = { comments: 0, ratings: 0, saved: 0, oldAddresses: 0, questions: 0 };
    expect(await left(blogId, 'gone')).toEqual(none);
    expect(await left(remaining.documentId, 'kept')).toEqual(all);
  });
});
