import { runQuery } from '../support/graphql/run-query';
import { day, picture } from '../support/fixtures';
import { publishArticle } from '../support/content/publish-article';
import { bootReadingCms } from '../support/cms/reading-cms';

const BLOG = 'api::blog.blog';

const reading = bootReadingCms();
const { get } = reading;

describe('GET /api/blogs/slug/{slug}', () => {
  test('returns the whole article', async () => {
    const suggested = (await get('/api/blogs/slug/a01')).body.blog_id;
    await publishArticle(reading.cms, {
      title: 'Whole',
      slug: 'whole',
      author: 'A. Writer',
      layoutType: 'accordion',
      publicationDate: '2020-01-01T00:00:00.000Z',
      topBanner: await picture(reading.cms, 'top'),
      suggestedBlogs: [suggested],
      content: [{ __component: 'blocks.heading', text: 'A heading', level: 2 }],
    });
    const { body } = await get('/api/blogs/slug/whole').expect(200);
    expect(body).toMatchObject({
      slug: 'whole',
      author: 'A. Writer',
      layoutType: 'accordion',
      banner_top_url: expect.stringContaining('/uploads/top.webp'),
      banner_top2_url: null,
      banner_mid_url: null,
      suggestedBlogs: [{ slug: 'a01', blog_id: suggested }],
    });
    expect(JSON.parse(body.content)).toEqual({
      layoutType: 'accordion',
      content: [{ type: 'heading', text: 'A heading', level: 2 }],
    });
  });

  test('redirects from an old address to the current one', async () => {
    const { documentId } = await publishArticle(reading.cms, {
      title: 'Moved',
      slug: 'before',
      publicationDate: day(1),
    });
    await reading.cms.strapi
      .documents(BLOG)
      .update({ documentId, data: { slug: 'after' }, status: 'published' });
    const { headers } = await get('/api/blogs/slug/before').expect(301);
    expect(headers.location).toBe('/api/blogs/slug/after');
    await reading.cms.strapi.documents(BLOG).delete({ documentId });
  });

  test.each(['nothing', 'draft', 'A01', '%00', 'a'.repeat(300)])('responds 404 for %s', async (slug) => {
    const { body } = await get(`/api/blogs/slug/${slug}`).expect(404);
    expect(body.error).toBe(body.message);
  });
});

describe('questions and comments', () => {
  let blogId: string;
  beforeAll(async () => {
    ({ documentId: blogId } = await publishArticle(reading.cms, {
      title: 'Asked',
      publicationDate: '2020-01-02T00:00:00.000Z',
      faqs: [{ question: 'Why?', answer: 'So.' }],
    }));
  });

  test('returns the questions of an article', async () => {
    expect((await get(`/api/faqs/${blogId}`).expect(200)).body).toEqual([
      { faq_id: expect.any(String), question: 'Why?', answer: 'So.' },
    ]);
  });

  test('omits questions without text or with a blank answer', async () => {
    const { documentId } = await publishArticle(reading.cms, {
      title: 'Half asked',
      slug: 'half-asked',
      publicationDate: '2020-01-03T00:00:00.000Z',
      faqs: ['a', 'b', 'c'].map((questionId) => ({ questionId, question: 'Why?', answer: 'So.' })),
    });
    // As earlier versions stored them; today an article with such a question cannot be published.
    const store = async (questionId: string, data: { question: string; answer: string }) =>
      reading.cms.strapi.db.query('parts.question').updateMany({ where: { questionId }, data });
    await store('a', { question: 'Unanswered?', answer: ' \n\t ' });
    await store('b', { question: '\u00a0', answer: 'To nothing.' });
    await store('c', { question: 'How?', answer: 'Thus.\n\nOr so.\n' });
    await reading.cms.strapi.db.query(BLOG).updateMany({ where: { documentId }, data: { author: 'A.' } });
    const shown = { question: 'How?', answer: 'Thus.\n\nOr so.' };
    expect((await get(`/api/faqs/${documentId}`).expect(200)).body).toEqual([{ faq_id: 'c', ...shown }]);
    const { article } = await runQuery(
      reading.cms,
      '{ article(slug: "half-asked") { faqs { question answer } } }',
    );
    expect(article.faqs).toEqual([shown]);
  });

  test('returns comments newest first, replies oldest first, and no replies to hidden comments', async () => {
    const comments = reading.cms.strapi.db.query('api::comment.comment');
    const member = await reading.cms.strapi.db
      .query('plugin::users-permissions.user')
      .create({ data: { username: 'ann', email: 'ann@example.org', provider: 'local', confirmed: true } });
    const say = (text: string, second: number, more = {}) =>
      comments.create({
        data: {
          text,
          blogId,
          member: member.id,
          hidden: false,
          reports: 0,
          createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, second)),
          ...more,
        },
      });
    const older = await say('<b>older</b>', 1);
    await say('newer', 2);
    await say('reply 2', 4, { parent: older.id });
    await say('reply 1', 3, { parent: older.id });
    const hidden = await say('hidden', 5, { hidden: true });
    await say('reply to hidden', 6, { parent: hidden.id });
    const { body, headers } = await get(`/api/comments/${blogId}`).expect(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toMatchObject([
      {
        comment_text: 'newer',
        replies: [],
        parent_comment_id: null,
        username: 'ann',
        user_id: member.id,
        blog_id: blogId,
      },
      {
        comment_text: '<b>older</b>',
        created_at: '2026-01-01T00:00:01.000Z',
        replies: [{ comment_text: 'reply 1', parent_comment_id: older.id }, { comment_text: 'reply 2' }],
      },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/hidden|email|example\.org/);
  });

  test('returns an empty list for none and 404 for unknown, unpublished or malformed ids', async () => {
    const [{ blog_id: bare }] = (await get('/api/blogs?limit=1')).body;
    const draft = await reading.cms.strapi
      .documents(BLOG)
      .findFirst({ filters: { slug: 'draft' }, status: 'draft' });
    for (const path of ['faqs', 'comments']) {
      expect((await get(`/api/${path}/${bare}`).expect(200)).body).toEqual([]);
      for (const id of ['nothing', '1', '-1', '99999999999999999999', '%00', "'", draft?.documentId ?? ''])
        await get(`/api/${path}/${id}`).expect(404);
    }
  });
});
