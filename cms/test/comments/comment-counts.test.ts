import fc from 'fast-check';
import { visibleCommentCount } from '../../src/domain/engagement/table';
import { getDialect } from '../../src/platform/database/dialect';
import { toRows } from '../../src/platform/database/rows/rows';
import { createTrigger, type Trigger } from '../../src/platform/database/trigger';
import { bootCms, type Cms } from '../support/harness';
import { getCalls } from '../support/members/member-calls';
import { publishArticle } from '../support/content/publish-article';
import { createMember, type TestMember } from '../support/members/create-member';

let cms: Cms;
let ada: TestMember;
let blogId: string;
let made = 0;

beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  ada = await createMember(cms, 'Ada');
});
afterAll(() => cms.stop());
const newArticle = async () => {
  blogId = (await publishArticle(cms, { title: 'Discussed', slug: `discussed-${(made += 1)}` })).documentId;
};
beforeEach(newArticle);

const comments = () => cms.strapi.db.connection('comments').where({ blog_id: blogId });
const ids = (): PromiseLike<number[]> => comments().orderBy('id').pluck('id');
const tops = (): PromiseLike<number[]> => comments().whereNull('parent_id').orderBy('id').pluck('id');
const post = async (parent?: number): Promise<number> =>
  (await getCalls(cms, ada).comment(blogId, 'Text', { parent_comment_id: parent })).body.comment_id;
const activity = async () => {
  const row = await cms.strapi.db.connection('article_activity').where({ blog_id: blogId }).first();
  return { number: Number(row?.number ?? 0), comments: Number(row?.comment_count ?? 0) };
};
const countedAfresh = async (): Promise<number> => {
  const [row] = toRows(
    await cms.strapi.db.connection.raw(`SELECT ${visibleCommentCount('?')} AS count`, [blogId]),
  );
  return Number((row as { count: number | string }).count);
};

/** How often any rule writes the article's counts during the call. */
async function countings(change: () => PromiseLike<unknown>): Promise<number> {
  const knex = cms.strapi.db.connection;
  await knex.schema.createTable('counted', (table) => void table.text('blog_id'));
  const note: Trigger = {
    name: 'activity_update_is_noted',
    table: 'article_activity',
    timing: 'AFTER',
    event: 'UPDATE',
    run: ['INSERT INTO counted (blog_id) VALUES (NEW.blog_id)'],
  };
  const ofThis = { ...note, when: `NEW.blog_id = '${blogId}'` };
  for (const statement of createTrigger(ofThis, getDialect(cms.strapi))) await knex.raw(statement);
  await change();
  return (await knex('counted')).length;
}

test('recounts once when a comment is deleted with twenty replies', async () => {
  const top = await post();
  for (let replies = 0; replies < 20; replies += 1) await post(top);
  const before = await activity();
  const written = await countings(() => comments().where({ id: top }).delete());
  expect(await activity()).toEqual({ number: before.number + 1, comments: 0 });
  expect(written).toBe(2);
});

const picked = <T>(all: T[], pick: number): T | undefined => all[pick % all.length];
/** Random actions of members and moderators on existing comments. */
const DEEDS: Record<string, (pick: number) => Promise<unknown>> = {
  post: () => post(),
  reply: async (pick) => post(picked(await tops(), pick)),
  hide: async (pick) =>
    comments()
      .where({ id: picked(await ids(), pick) ?? 0 })
      .update({ hidden: true }),
  restore: async (pick) =>
    comments()
      .where({ id: picked(await ids(), pick) ?? 0 })
      .update({ hidden: false }),
  delete: async (pick) =>
    comments()
      .where({ id: picked(await ids(), pick) ?? 0 })
      .delete(),
  'delete several': async (pick) => {
    const all = await ids();
    return comments()
      .whereIn('id', [picked(all, pick) ?? 0, picked(all, pick + 1) ?? 0, picked(all, pick * 3) ?? 0])
      .delete();
  },
  'hide several': async (pick) =>
    comments()
      .where('id', '>', picked(await ids(), pick) ?? 0)
      .update({ hidden: true }),
  'delete a reply': async (pick) =>
    comments()
      .where({ id: picked(await ids(), pick) ?? 0 })
      .update({ parent_id: null }),
};
const deed = fc.record({
  does: fc.constantFrom('post', 'reply', 'reply', 'reply', 'restore', ...Object.keys(DEEDS)),
  pick: fc.nat(1000),
});

test('counts what readers see after any sequence of changes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 8, maxLength: 30 }), async (deeds) => {
      await newArticle();
      for (const { does, pick } of deeds) {
        await DEEDS[does]?.(pick);
        expect((await activity()).comments).toBe(await countedAfresh());
      }
    }),
    { numRuns: 25 },
  );
});
