import { getDialect } from '../../src/platform/database/dialect';
import { installDatabaseRules } from '../../src/bootstrap/database-rules/install';
import { createTrigger, type Trigger } from '../../src/platform/database/trigger';
import { runQuery, contentVersion } from '../support/graphql/run-query';
import { bootCms, type Cms } from '../support/harness';
import { repeatConcurrently, getCalls } from '../support/members/member-calls';
import { publishArticle } from '../support/content/publish-article';
import { createMember, type TestMember } from '../support/members/create-member';

const BLOG = 'api::blog.blog';
const COMMENT = 'api::comment.comment';
const QUESTION =
  'query ($slug: String!) { article(slug: $slug) { discussion { ratingAverage ratingCount commentCount } } }';

let cms: Cms;
let ada: TestMember;
let bea: TestMember;
let made = 0;
let blogId: string;
let slug: string;

beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  [ada, bea] = [await createMember(cms, 'Ada'), await createMember(cms, 'Bea')];
});
afterAll(() => cms.stop());
beforeEach(async () => {
  slug = `article-${(made += 1)}`;
  blogId = (await publishArticle(cms, { title: slug, slug })).documentId;
});

const as = (member: TestMember) => getCalls(cms, member);
const comments = () => cms.strapi.db.connection('comments');
const activity = () => cms.strapi.db.connection('article_activity');
const discussion = async () => (await runQuery(cms, QUESTION, { slug })).article.discussion;
const toNumber = async (id = blogId) =>
  Number((await activity().where({ blog_id: id }).first())?.number ?? 0);
const post = async (member: TestMember, text: string, parent?: number): Promise<number> =>
  (await as(member).comment(blogId, text, { parent_comment_id: parent }).expect(201)).body.comment_id;
const seen = async (): Promise<number> => (await discussion()).commentCount;
const hide = (id: number, hidden: boolean) => comments().where({ id }).update({ hidden });

test('an article without ratings and comments has no average', async () => {
  expect(await discussion()).toEqual({ ratingAverage: null, ratingCount: 0, commentCount: 0 });
});

test('counts follow added and removed comments and added, changed and removed ratings', async () => {
  await as(ada).rate(blogId, 5).expect(200);
  await as(bea).rate(blogId, 2).expect(200);
  const top = await post(ada, 'Top');
  const reply = await post(bea, 'Reply', top);
  expect(await discussion()).toEqual({ ratingAverage: 3.5, ratingCount: 2, commentCount: 2 });
  await as(ada).rate(blogId, 1).expect(200);
  expect(await discussion()).toMatchObject({ ratingAverage: 1.5, ratingCount: 2 });
  await cms.strapi.db.connection('ratings').where({ blog_id: blogId, member_id: ada.id }).delete();
  await cms.strapi.db.connection('ratings').where({ blog_id: blogId }).delete();
  expect(await discussion()).toEqual({ ratingAverage: null, ratingCount: 0, commentCount: 2 });
  await comments().where({ id: reply }).delete();
  expect(await discussion()).toEqual({ ratingAverage: null, ratingCount: 0, commentCount: 1 });
});

test('counts only the comments that readers see', async () => {
  const top = await post(ada, 'Top');
  const reply = await post(bea, 'Reply', top);
  await post(ada, 'Another', top);
  await hide(reply, true);
  expect(await seen()).toBe(2);
  await hide(top, true);
  expect(await seen()).toBe(0);
  await hide(reply, false);
  expect(await seen()).toBe(0);
  await hide(top, false);
  expect(await seen()).toBe(3);
});

test('deleting a hidden comment deletes its replies too', async () => {
  const remaining = await post(ada, 'Kept');
  const top = await post(ada, 'Top');
  await post(bea, 'Reply', top);
  await hide(top, true);
  const { documentId } = await comments().where({ id: top }).first('document_id as documentId');
  await cms.strapi.documents(COMMENT).delete({ documentId });
  expect(await comments().where({ blog_id: blogId }).pluck('id')).toEqual([remaining]);
  expect(await seen()).toBe(1);
});

test('deleting comments by SQL statement deletes their replies and updates the counts', async () => {
  const remaining = await post(ada, 'Kept');
  const top = await post(ada, 'Top');
  const reply = await post(bea, 'Reply', top);
  await post(ada, 'Another', top);
  await comments().where({ id: reply }).delete();
  expect(await seen()).toBe(3);
  await comments().where({ id: top }).delete();
  expect(await comments().where({ blog_id: blogId }).pluck('id')).toEqual([remaining]);
  expect(await seen()).toBe(1);
  await post(bea, 'Reply', remaining);
  await comments().where({ blog_id: blogId }).delete();
  expect(await seen()).toBe(0);
});

test.each(['comments', 'ratings'])('%s cannot be moved to another article', async (table) => {
  await post(ada, 'Top');
  await as(ada).rate(blogId, 4).expect(200);
  const other = (await publishArticle(cms, { title: 'Other', slug: `other-of-${table}` })).documentId;
  const rows = () => cms.strapi.db.connection(table).where({ blog_id: blogId });
  const move = async () => {
    await rows().update({ blog_id: other });
  };
  await expect(move()).rejects.toMatchObject({
    message: expect.stringContaining('stays under it'),
  });
  expect(await rows()).toHaveLength(1);
});

test('deleting an article does not recount its comments and ratings', async () => {
  const knex = cms.strapi.db.connection;
  const top = await post(ada, 'Top');
  await post(bea, 'Reply', top);
  await post(bea, 'Another', top);
  await as(ada).rate(blogId, 4).expect(200);
  await knex.schema.createTable('counted', (table) => void table.text('blog_id'));
  const note: Trigger = {
    name: 'activity_update_is_noted',
    table: 'article_activity',
    timing: 'AFTER',
    event: 'UPDATE',
    run: ['INSERT INTO counted (blog_id) VALUES (NEW.blog_id)'],
  };
  const notesOfThis = { ...note, when: `NEW.blog_id = '${blogId}'` };
  for (const statement of createTrigger(notesOfThis, getDialect(cms.strapi))) await knex.raw(statement);
  await cms.strapi.documents(BLOG).delete({ documentId: blogId });
  expect(await comments().where({ blog_id: blogId })).toEqual([]);
  expect(await knex('counted')).toEqual([]);
});

test('deleting a member removes their ratings and keeps their comments', async () => {
  const cleo = await createMember(cms);
  await as(ada).rate(blogId, 5).expect(200);
  await as(cleo).rate(blogId, 1).expect(200);
  await post(cleo, 'Farewell');
  await cms.strapi.db.query('plugin::users-permissions.user').delete({ where: { id: cleo.id } });
  expect(await discussion()).toEqual({ ratingAverage: 5, ratingCount: 1, commentCount: 1 });
});

describe('the activity number of an article', () => {
  test('rises with visible changes, leaving other articles and the content version alone', async () => {
    const other = (await publishArticle(cms, { title: 'Other', slug: `other-${made}` })).documentId;
    await as(ada).rate(other, 3).expect(200);
    const [version, ofOther] = [await contentVersion(cms), await toNumber(other)];
    let number = await toNumber();
    const rises = async (change: () => PromiseLike<unknown>) => {
      const before = number;
      await change();
      number = await toNumber();
      return number > before;
    };
    expect(await rises(() => as(ada).rate(blogId, 4))).toBe(true);
    expect(await rises(() => as(ada).rate(blogId, 4))).toBe(false);
    expect(await rises(() => as(ada).rate(blogId, 5))).toBe(true);
    let id = 0;
    expect(await rises(async () => (id = await post(ada, 'Text')))).toBe(true);
    expect(await rises(() => comments().where({ id }).update({ text: 'Edited' }))).toBe(true);
    expect(await rises(() => as(bea).report(id).expect(200))).toBe(false);
    expect(await rises(() => as(bea).save(blogId).expect(200))).toBe(false);
    expect(await rises(() => hide(id, true))).toBe(true);
    expect(await rises(() => comments().where({ id }).delete())).toBe(true);
    expect(await rises(() => cms.strapi.db.connection('ratings').where({ blog_id: blogId }).delete())).toBe(
      true,
    );
    expect(await toNumber(other)).toBe(ofOther);
    expect(await contentVersion(cms)).toBe(version);
  });

  test('survives unpublishing and republishing, and is deleted with the article', async () => {
    await as(ada).rate(blogId, 4).expect(200);
    const top = await post(ada, 'Top');
    await post(bea, 'Reply', top);
    const before = await activity().where({ blog_id: blogId });
    await cms.strapi.documents(BLOG).unpublish({ documentId: blogId });
    await cms.strapi.documents(BLOG).publish({ documentId: blogId });
    expect(await activity().where({ blog_id: blogId })).toEqual(before);
    await cms.strapi.documents(BLOG).delete({ documentId: blogId });
    expect(await activity().where({ blog_id: blogId })).toEqual([]);
    expect(await comments().where({ blog_id: blogId })).toEqual([]);
  });
});

const counts = async () => {
  const {
    number: _number,
    changed_at: _changedAt,
    ...row
  } = await activity().where({ blog_id: blogId }).first();
  return row;
};
const countedAnew = async () => {
  await cms.strapi.db.connection.schema.dropTable('article_activity');
  await installDatabaseRules(cms.strapi);
  return counts();
};

test('counts match the stored rows after many concurrent changes', async () => {
  const members = await repeatConcurrently(10, () => createMember(cms));
  const tops = await repeatConcurrently(6, (n) => post(ada, `Top ${n}`));
  const of = (n: number) => ({ member: members[n % 10] ?? ada, top: tops[n % 6] ?? 0 });
  await repeatConcurrently(90, (n): PromiseLike<unknown> => {
    const { member, top } = of(n);
    if (n % 3 === 0) return as(member).rate(blogId, (n % 5) + 1);
    if (n % 3 === 1) return as(member).comment(blogId, `Reply ${n}`, { parent_comment_id: top });
    return Promise.resolve(hide(top, n % 2 === 0));
  });
  const stored = await counts();
  expect(stored.rating_count).toBeGreaterThan(5);
  expect(await countedAnew()).toEqual(stored);
});

test('counts existing rows when the table is created and not on later starts', async () => {
  await as(ada).rate(blogId, 4).expect(200);
  const top = await post(ada, 'Top');
  await post(bea, 'Reply', top);
  await hide(await post(ada, 'Hidden'), true);
  expect(await countedAnew()).toMatchObject({ blog_id: blogId, rating_count: 1, comment_count: 2 });
  expect(await discussion()).toEqual({ ratingAverage: 4, ratingCount: 1, commentCount: 2 });
  await activity().delete();
  await installDatabaseRules(cms.strapi);
  expect(await activity()).toEqual([]);
});
