import { readContentState } from '../../src/platform/content-version/content-version';
import { getDialect } from '../../src/platform/database/dialect';
import { createTrigger, type Trigger } from '../../src/platform/database/trigger';
import { bootCms, type Cms } from '../support/harness';
import { publishArticle } from '../support/content/publish-article';
import { getTables, startWithTables, type TableSchema } from '../support/content/releases';
import { createMember } from '../support/members/create-member';

let cms: Cms;
beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  const { documentId } = await publishArticle(cms, { title: 'Kept', slug: 'kept' });
  const ada = await createMember(cms, 'Ada');
  await knex()('comments').insert({ blog_id: documentId, member_id: ada.id, text: 'Kept' });
  await storeBeside(ada.id);
});
afterAll(() => cms.stop());

const knex = () => cms.strapi.db.connection;
/** Tables of ours that refer to those of content types. */
const BESIDE = ['comment_reports', 'comments_hidden_with_ban', 'contact_answers', 'member_bans'];

async function storeBeside(memberId: number): Promise<void> {
  const now = Date.now();
  const message = {
    document_id: 'message',
    name: 'Ada',
    email: 'ada@example.org',
    message: 'Hi',
    state: 'new',
  };
  await knex()('contact_messages').insert({ ...message, member_id: memberId });
  const { id: message_id } = await knex()('contact_messages').first('id');
  const answer = { message_id, request_key: 'key-1', text: 'Hello', author_name: 'Ann', created_at: now };
  await knex()('contact_answers').insert(answer);
  const { id: comment_id } = await knex()('comments').first('id');
  await knex()('comment_reports').insert({ comment_id, member_id: memberId, created_at: new Date() });
  const hidden = { comment_id, member_id: memberId, ban_key: 'key-1', reports: 0 };
  await knex()('comments_hidden_with_ban').insert(hidden);
  await knex()('member_bans').insert({ member_id: memberId, banned_at: now, banned_by: 'Ann' });
}

const tables = () => getTables(cms);
const startRelease = (next: TableSchema[]) => startWithTables(cms, next);

const ours = () =>
  Object.values(cms.strapi.contentTypes)
    .filter(({ uid }) => uid.startsWith('api::') || uid === 'plugin::users-permissions.user')
    .map(({ collectionName }) => String(collectionName));

const ADDED = 'of_another_release';
const withColumn = (table: string): TableSchema[] =>
  tables().map((one) => {
    const example = one.columns.find(({ name }) => name === 'document_id');
    return one.name === table && example
      ? { ...one, columns: [...one.columns, { ...example, name: ADDED }] }
      : one;
  });

async function everything() {
  const entries = await Promise.all(ours().map(async (table) => [table, await knex()(table).orderBy('id')]));
  const beside = await Promise.all(BESIDE.map(async (table) => [table, await knex()(table)] as const));
  for (const [table, rows] of beside) expect([table, rows.length]).toEqual([table, 1]);
  return Object.fromEntries([...entries, ...beside]);
}

test('a release can add a field to every content type, and remove it', async () => {
  expect(ours().length).toBeGreaterThanOrEqual(12);
  const before = await everything();
  for (const table of ours()) {
    await startRelease(withColumn(table));
    expect([table, await knex().schema.hasColumn(table, ADDED)]).toEqual([table, true]);
    await knex()(table).update({ [ADDED]: 'Filled' });
    await startRelease(tables());
    expect([table, await knex().schema.hasColumn(table, ADDED)]).toEqual([table, false]);
  }
  expect(await everything()).toEqual(before);
});

test('an earlier release starts on the data of a later one with its own triggers and indexes', async () => {
  const dialect = getDialect(cms.strapi);
  const later = { timing: 'AFTER', event: 'UPDATE', run: [`UPDATE comments SET ${ADDED} = NULL`] } as const;
  const triggers: Trigger[] = [
    { ...later, run: [...later.run], name: 'later_one', table: 'comments', when: `NEW.${ADDED} IS NOT NULL` },
    { ...later, run: [...later.run], name: 'later_other', table: 'up_users' },
  ];
  await startRelease(withColumn('comments'));
  for (const statement of triggers.flatMap((trigger) => createTrigger(trigger, dialect)))
    await knex().raw(statement);
  await knex().raw(`CREATE INDEX of_another_release_index ON comments (${ADDED}) WHERE hidden`);
  await startRelease(tables());
  await knex()('comments').update({ text: 'Changed by the release before' });
  await knex()('up_users').update({ blocked: false });
  expect(await knex()('comments').select('text')).toEqual([{ text: 'Changed by the release before' }]);
});

test('the database rules work after a change of the tables', async () => {
  const before = (await readContentState(knex())).version;
  const { documentId } = await publishArticle(cms, { title: 'Later', slug: 'later' });
  const state = await readContentState(knex());
  expect(state.version).toBeGreaterThan(before);
  await cms.strapi.documents('api::blog.blog').delete({ documentId });
  expect((await readContentState(knex())).version).toBeGreaterThan(state.version);
});
