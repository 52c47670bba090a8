import request from 'supertest';
import { asAdmin, getEntries } from '../cms/as-admin';
import type { Cms } from '../harness';
import { createMember, type TestMember } from '../members/create-member';
import { getCalls } from '../members/member-calls';
import { loginAsAdmin } from '../members/sign-in';
import { publishArticle } from './publish-article';

export const BLOG = 'api::blog.blog';
export const CATEGORY = 'api::category.category';

interface CommentRow {
  id: number;
  parent_id: number | null;
  member_id: number | null;
  text: string;
  reports: number;
}

/** Articles with everything that readers leave there, and calls that delete and restore them. */
export async function deletingArticles(cms: Cms) {
  const editor = await loginAsAdmin(cms, 'strapi-editor');
  const ada = await createMember(cms, 'Ada');
  const bea = await createMember(cms, 'Bea');
  const table = (name: string) => cms.strapi.db.connection(name);
  const as = (token: string) => asAdmin(cms, token);
  const get = (path: string) => request(cms.server).get(path);
  const remove = (id: string, type = BLOG) =>
    as(editor)
      .delete(`${getEntries(type)}/${id}`)
      .expect(200);
  const publish = (id: string) =>
    as(editor)
      .post(`${getEntries(BLOG)}/${id}/actions/publish`)
      .expect(200);
  const restoring = (id: string, { type = BLOG, token = editor } = {}) =>
    as(token).post(`/admin/deleted/${type}/${id}/restore`);
  const restore = async (id: string, type = BLOG) => (await restoring(id, { type }).expect(200)).body.data;
  const list = async (query = '', { type = BLOG, token = editor } = {}) =>
    (await as(token).get(`/admin/deleted/${type}${query}`).expect(200)).body.data;
  const find = async (id: string, options = {}) =>
    (await list('', options)).entries.find(({ documentId }: { documentId: string }) => documentId === id);

  let made = 0;
  const article = async (data: object = {}): Promise<{ id: string; slug: string }> => {
    made += 1;
    const slug = `deleted-${made}`;
    const { documentId } = await publishArticle(cms, { title: `Deleted ${made}`, slug, ...data });
    return { id: documentId, slug };
  };
  const comment = async (id: string, who: TestMember, text: string, parent?: number): Promise<number> => {
    const more = parent === undefined ? {} : { parent_comment_id: parent };
    return (await getCalls(cms, who).comment(id, text, more).expect(201)).body.comment_id;
  };

  /** An article with everything that readers can leave there. */
  async function discussed() {
    const { id, slug } = await article({
      faqs: [{ question: 'Why?', answer: 'So.' }],
    });
    const top = await comment(id, ada, `Top of ${slug}`);
    const reply = await comment(id, bea, `Reply of ${slug}`, top);
    const hidden = await comment(
      id,
      bea,
      `Hidden of ${slug}: "quotes", \\ back, 😀, é,\n\tlines \u2028 and 'more'`,
    );
    await table('comments').where({ id: hidden }).update({ hidden: true });
    await getCalls(cms, bea).report(top).expect(200);
    await getCalls(cms, ada).report(reply).expect(200);
    // A moderator has looked at this one.
    await table('comments').where({ id: reply }).update({ reports: 0 });
    await getCalls(cms, ada).rate(id, 5).expect(200);
    await getCalls(cms, bea).rate(id, 2).expect(200);
    for (const who of [ada, bea]) await getCalls(cms, who).save(id).expect(200);
    return { id, slug, top, reply, hidden };
  }
  const sortById = (rows: CommentRow[]) => rows.toSorted((a, b) => a.id - b.id);
  const rowsOf = async (id: string) => ({
    comments: sortById(await table('comments').where({ blog_id: id })),
    reports: await table('comment_reports')
      .whereIn('comment_id', table('comments').where({ blog_id: id }).select('id'))
      .orderBy(['comment_id', 'member_id']),
    ratings: (await table('ratings').where({ blog_id: id }).orderBy('member_id')).map(
      ({ id: _id, ...row }) => row,
    ),
    saves: (await table('saved_blogs').where({ blog_id: id }).orderBy('member_id')).map(
      ({ id: _id, ...row }) => row,
    ),
  });
  const countsOf = async (id: string) => {
    const row = await table('article_activity')
      .where({ blog_id: id })
      .first('rating_count', 'rating_sum', 'comment_count');
    return row && Object.fromEntries(Object.entries(row).map(([key, value]) => [key, Number(value)]));
  };
  const create = async (type: string, data: object): Promise<string> =>
    (await as(editor).post(getEntries(type), data).expect(201)).body.data.documentId;
  const rename = (id: string, name: string) =>
    as(editor)
      .put(`${getEntries(CATEGORY)}/${id}`, { name })
      .expect(200);
  /** The document id of a sub-topic's topic. */
  const parentOf = async (id: string): Promise<string | undefined> => {
    const child = await table('categories').where({ document_id: id }).first('parent_id');
    return (await table('categories').where({ id: child.parent_id }).first('document_id'))?.document_id;
  };
  return {
    rename,
    parentOf,
    editor,
    ada,
    bea,
    table,
    as,
    get,
    remove,
    publish,
    restoring,
    restore,
    list,
    find,
    article,
    comment,
    discussed,
    rowsOf,
    countsOf,
    create,
  };
}

export type DeletingArticles = Awaited<ReturnType<typeof deletingArticles>>;
