import { ask, contentVersion } from './ask';
import { bootCms, type Cms } from './harness';

const BLOG = 'api::blog.blog';
let cms: Cms;

beforeAll(async () => {
  cms = await bootCms();
});
afterAll(() => cms.stop());

async function published(data: { title: string } & Record<string, unknown>) {
  return cms.strapi.documents(BLOG).create({ data: { content: [], ...data } as never, status: 'published' });
}

const article = (slug: string) =>
  ask(
    cms,
    'query ($slug: String!) { article(slug: $slug) { id slug title publishedAt faqs { question } categories { name kind } } }',
    {
      slug,
    },
  ).then((data) => data.article);

describe('the address of an article', () => {
  test('is made from the title', async () => {
    const { documentId } = await published({ title: "Men's Health: Café & You" });
    expect(await article('mens-health-cafe-you')).toMatchObject({ id: documentId });
  });

  test('is numbered where the title is taken, and made anew when the editor empties it', async () => {
    const titled = async (title: string) => (await published({ title })).slug;
    expect([await titled('Same title'), await titled('Same title'), await titled('Same title')]).toEqual([
      'same-title',
      'same-title-2',
      'same-title-3',
    ]);
    expect(await titled('睡眠')).toBe('article');
    const { documentId } = await published({ title: 'Renamed', slug: 'before' });
    const emptied = await cms.strapi
      .documents(BLOG)
      .update({ documentId, data: { title: 'Named anew', slug: '' } });
    expect(emptied?.slug).toBe('named-anew');
    const alone = await cms.strapi.documents(BLOG).update({ documentId, data: { slug: null } as never });
    expect(alone?.slug).toBe('named-anew');
  });

  test('cannot be taken twice', async () => {
    await published({ title: 'Taken', slug: 'taken' });
    await expect(published({ title: 'Taken too', slug: 'taken' })).rejects.toThrow(
      'The address "taken" belongs to another article.',
    );
  });

  test('cannot be taken twice in the database either', async () => {
    const { documentId } = await published({ title: 'Row', slug: 'row' });
    const copy = {
      document_id: 'another',
      title: 'Row',
      slug: 'row',
      layout_type: 'minimalist',
      published_at: new Date(),
    };
    await expect(cms.strapi.db.connection('blogs').insert(copy)).rejects.toThrow(/unique/i);
    expect(await article('row')).toMatchObject({ id: documentId });
  });

  test('leaves the old one behind when it changes, until another article takes that', async () => {
    const { documentId } = await published({ title: 'First', slug: 'first-address' });
    await cms.strapi.documents(BLOG).update({ documentId, data: { slug: 'second-address' } });
    expect(await article('second-address')).toBeNull();
    await cms.strapi.documents(BLOG).publish({ documentId });
    expect(await article('first-address')).toMatchObject({ id: documentId, slug: 'second-address' });

    await cms.strapi
      .documents(BLOG)
      .update({ documentId, data: { slug: 'third-address' }, status: 'published' });
    expect(await article('first-address')).toMatchObject({ slug: 'third-address' });
    expect(await article('second-address')).toMatchObject({ slug: 'third-address' });

    const other = await published({ title: 'Other', slug: 'first-address' });
    expect(await article('first-address')).toMatchObject({ id: other.documentId });
  });

  test('comes back to one it had before without a loop', async () => {
    const { documentId } = await published({ title: 'Back', slug: 'there' });
    for (const slug of ['and', 'there']) {
      await cms.strapi.documents(BLOG).update({ documentId, data: { slug }, status: 'published' });
    }
    expect(await article('there')).toMatchObject({ slug: 'there' });
    expect(await article('and')).toMatchObject({ slug: 'there' });
  });
});

describe('publishing', () => {
  test('dates an article once, whatever is mended afterwards', async () => {
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
    await published({ title: 'Old', slug: 'old', publicationDate: '2025-01-02T08:00:00.000Z' });
    expect(await article('old')).toMatchObject({ publishedAt: '2025-01-02T08:00:00.000Z' });
  });

  test('shows nothing of a draft, and nothing after unpublishing', async () => {
    const { documentId } = await published({ title: 'Seen', slug: 'seen' });
    await cms.strapi.documents(BLOG).update({ documentId, data: { title: 'Secret' } });
    expect(await article('seen')).toMatchObject({ title: 'Seen' });
    await cms.strapi.documents(BLOG).unpublish({ documentId });
    expect(await article('seen')).toBeNull();
  });

  test('keeps what it suggests when either of the two is published again', async () => {
    const b = await published({ title: 'Suggested', slug: 'suggested' });
    const a = await published({ title: 'Suggesting', slug: 'suggesting', suggestedBlogs: [b.documentId] });
    const suggested = async () => {
      const query = '{ article(slug: "suggesting") { suggested { slug title } } }';
      return (await ask(cms, query)).article.suggested;
    };
    expect(await suggested()).toEqual([{ slug: 'suggested', title: 'Suggested' }]);
    await cms.strapi.documents(BLOG).update({ documentId: b.documentId, data: { title: 'Suggested again' } });
    await cms.strapi.documents(BLOG).publish({ documentId: b.documentId });
    await cms.strapi.documents(BLOG).publish({ documentId: a.documentId });
    expect(await suggested()).toEqual([{ slug: 'suggested', title: 'Suggested again' }]);
    await cms.strapi.documents(BLOG).unpublish({ documentId: b.documentId });
    expect(await suggested()).toEqual([]);
  });

  test('lists the topic before its sub-topics, and the questions in order', async () => {
    const category = (name: string, kind: string) =>
      cms.strapi
        .documents('api::category.category')
        .create({ data: { name, slug: name.toLowerCase(), kind } as never });
    const sub = await category('Insomnia', 'sub-topic');
    const topic = await category('Sleep', 'topic');
    const faq = (question: string) =>
      cms.strapi.documents('api::faq.faq').create({ data: { question, answer: 'Yes.' } });
    const [one, two] = [await faq('One?'), await faq('Two?')];
    const { documentId } = await published({
      title: 'Sorted',
      slug: 'sorted',
      categories: [sub.documentId, topic.documentId],
      faqs: [two.documentId, one.documentId],
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
  test('takes its comments, ratings, saved links, questions and old addresses with it', async () => {
    const { documentId: blogId } = await published({ title: 'Gone', slug: 'gone' });
    const kept = await published({ title: 'Kept', slug: 'kept' });
    for (const id of [blogId, kept.documentId]) {
      await cms.strapi
        .documents('api::comment.comment')
        .create({ data: { text: 'Hello', blogId: id } as never });
      await cms.strapi.documents('api::rating.rating').create({ data: { value: 4, blogId: id } });
      await cms.strapi.documents('api::saved-blog.saved-blog').create({ data: { blogId: id } });
      await cms.strapi
        .documents('api::faq.faq')
        .create({ data: { question: 'Q?', answer: 'A.', blog: id } as never });
    }
    // Publishing again deletes and writes the published row: nothing may go with that.
    await cms.strapi.documents(BLOG).publish({ documentId: blogId });
    const count = async (uid: 'api::comment.comment' | 'api::rating.rating' | 'api::saved-blog.saved-blog') =>
      cms.strapi.documents(uid).count({ filters: { blogId } });
    expect(await count('api::comment.comment')).toBe(1);

    await cms.strapi.documents(BLOG).delete({ documentId: blogId });
    expect(await count('api::comment.comment')).toBe(0);
    expect(await count('api::rating.rating')).toBe(0);
    expect(await count('api::saved-blog.saved-blog')).toBe(0);
    expect(await cms.strapi.documents('api::faq.faq').count({ filters: { question: 'Q?' } })).toBe(1);
    expect(await cms.strapi.documents('api::rating.rating').count({})).toBe(1);
  });
});

describe('a member', () => {
  const member = (name: string) =>
    cms.strapi.db.query('plugin::users-permissions.user').create({
      data: {
        username: name,
        email: `${name}@example.org`,
        password: 'Secret-123',
        provider: 'local',
        confirmed: true,
      },
    });

  test('rates and saves an article once, because the database says so', async () => {
    const { id } = await member('ada');
    const row = (table: string, extra: object) =>
      cms.strapi.db
        .connection(table)
        .insert({ document_id: `${table}-${Math.random()}`, blog_id: 'x', member_id: id, ...extra });
    await row('ratings', { value: 3 });
    await expect(row('ratings', { value: 5 })).rejects.toThrow(/unique/i);
    await row('saved_blogs', {});
    await expect(row('saved_blogs', {})).rejects.toThrow(/unique/i);
  });

  test('leaves comments behind, without a name, and takes ratings and saved links along', async () => {
    const { id } = await member('bea');
    const insert = (table: string, extra: object) =>
      cms.strapi.db
        .connection(table)
        .insert({ document_id: `${table}-bea`, blog_id: 'y', member_id: id, ...extra });
    await insert('ratings', { value: 1 });
    await insert('saved_blogs', {});
    await insert('comments', { text: 'Thank you', hidden: false, reports: 0 });
    await cms.strapi.db.query('plugin::users-permissions.user').delete({ where: { id } });
    expect(await cms.strapi.db.connection('ratings').where({ blog_id: 'y' })).toHaveLength(0);
    expect(await cms.strapi.db.connection('saved_blogs').where({ blog_id: 'y' })).toHaveLength(0);
    expect(await cms.strapi.db.connection('comments').where({ blog_id: 'y' })).toMatchObject([
      { text: 'Thank you', member_id: null },
    ]);
  });
});

describe('the content version', () => {
  const raises = async (change: () => Promise<unknown>) => {
    const before = await contentVersion(cms);
    await change();
    return (await contentVersion(cms)) > before;
  };

  test('rises with what readers see, and not with drafts', async () => {
    const documents = cms.strapi.documents(BLOG);
    const { documentId } = await documents.create({ data: { title: 'Counted', slug: 'counted' } as never });
    expect(await raises(() => documents.update({ documentId, data: { title: 'Still a draft' } }))).toBe(
      false,
    );
    expect(await raises(() => documents.publish({ documentId }))).toBe(true);
    expect(await raises(() => documents.update({ documentId, data: { title: 'Draft again' } }))).toBe(false);
    expect(await raises(() => documents.unpublish({ documentId }))).toBe(true);
    expect(await raises(() => documents.delete({ documentId }))).toBe(false);
  });

  test.each(['banner', 'category', 'faq', 'placement'] as const)('rises with a %s', async (type) => {
    const data = {
      banner: { title: 'B', type: 'home' },
      category: { name: 'Fresh', slug: 'fresh', kind: 'sub-topic' },
      faq: { question: 'Why?', answer: 'So.' },
      placement: { key: 'blog-strip', title: 'Strip' },
    }[type];
    expect(
      await raises(() =>
        cms.strapi.documents(`api::${type}.${type}` as 'api::faq.faq').create({ data: data as never }),
      ),
    ).toBe(true);
  });

  test('is on every answer that readers ask for', async () => {
    const request = (await import('supertest')).default;
    const { headers } = await request(cms.server)
      .post('/graphql')
      .send({ query: '{ home { headlines { id } } }' });
    expect(Number(headers['x-content-version'])).toBe(await contentVersion(cms));
  });
});

describe('a placement', () => {
  test("holds the editors' choice in their order, topped up with the newest, none twice, drafts left out", async () => {
    const a = await published({ title: 'P1', slug: 'p1', publicationDate: '2020-01-01T00:00:00.000Z' });
    const b = await published({ title: 'P2', slug: 'p2', publicationDate: '2019-01-01T00:00:00.000Z' });
    const c = await cms.strapi.documents(BLOG).create({ data: { title: 'P3', slug: 'p3' } as never });
    await cms.strapi.documents('api::placement.placement').create({
      data: {
        key: 'scrolling-banner',
        title: 'Headlines',
        blogs: [b.documentId, c.documentId, a.documentId],
      } as never,
    });
    const slugs = async () => {
      const { home } = await ask(cms, '{ home { headlines { slug } } }');
      return home.headlines.map(({ slug }: { slug: string }) => slug);
    };
    const list = await slugs();
    expect(list.slice(0, 2)).toEqual(['p2', 'p1']);
    expect(list).toHaveLength(6);
    expect(new Set(list).size).toBe(6);
    expect(list).not.toContain('p3');
    await cms.strapi.documents(BLOG).publish({ documentId: c.documentId });
    expect((await slugs()).slice(0, 3)).toEqual(['p2', 'p3', 'p1']);
    await cms.strapi.documents(BLOG).publish({ documentId: b.documentId });
    expect((await slugs()).slice(0, 3)).toEqual(['p2', 'p3', 'p1']);
  });
});
