import request from 'supertest';
import { getDialect } from '../../src/platform/database/dialect';
import { startRequest } from '../support/cms/start-request';
import { bootCms, type Cms } from '../support/harness';
import { getCalls } from '../support/members/member-calls';
import { getStatements } from '../support/statements';
import { publishArticle } from '../support/content/publish-article';
import { createMember, type TestMember } from '../support/members/create-member';
import { withoutTable } from '../support/database/without-table';

let cms: Cms;
let blogId: string;
let commentId: number;

beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  blogId = (await publishArticle(cms, { title: 'Discussed', slug: 'discussed' })).documentId;
});
afterAll(() => cms.stop());
beforeEach(async () => {
  const { body } = await getCalls(cms, await createMember(cms))
    .comment(blogId, 'First')
    .expect(201);
  commentId = body.comment_id;
});

const LOOK_AT_MEMBER = /FROM up_users\s+WHERE id/;
const LOOK_AT_COMMENT = /FROM comments c/;

/** Makes a request, and deletes a row after the request has read it and before it writes. */
async function deletedMeanwhile(
  [table, id]: [string, number],
  look: RegExp,
  call: () => PromiseLike<request.Response>,
): Promise<request.Response> {
  const knex = cms.strapi.db.connection;
  if (getDialect(cms.strapi) === 'postgres') {
    const deletion = await knex.transaction();
    await deletion(table).where({ id }).delete();
    const late = await startRequest(cms, call());
    await deletion.commit();
    return late.response;
  }
  // The connection executes statements in order: a statement issued while the read is running is the next one.
  const deleted = new Promise((resolve, reject) => {
    const next = (_rows: unknown, { sql }: { sql: string }) => {
      if (!look.test(sql)) return;
      knex.removeListener('query-response', next);
      knex(table).where({ id }).delete().then(resolve, reject);
    };
    knex.on('query-response', next);
  });
  const [response] = await Promise.all([call(), deleted]);
  return response;
}

const message = { name: 'Ada', email: 'ada@example.org', message: 'Hello' };

test.each<[string, (ada: TestMember) => PromiseLike<request.Response>]>([
  ['saves', (ada) => getCalls(cms, ada).save(blogId)],
  ['rates', (ada) => getCalls(cms, ada).rate(blogId, 4)],
  ['comments', (ada) => getCalls(cms, ada).comment(blogId, 'Late')],
  ['replies', (ada) => getCalls(cms, ada).comment(blogId, 'Late', { parent_comment_id: commentId })],
  ['reports', (ada) => getCalls(cms, ada).report(commentId)],
  ['writes to the editors', (ada) => request(cms.server).post('/api/contact').set(ada.auth).send(message)],
])('responds 401 to a member who %s while their account is being deleted', async (_what, call) => {
  const ada = await createMember(cms);
  const { status, body, headers } = await deletedMeanwhile(['up_users', ada.id], LOOK_AT_MEMBER, () =>
    call(ada),
  );
  expect([status, body]).toEqual([401, { error: expect.stringMatching(/log in/), message: body.error }]);
  expect(headers['www-authenticate']).toBe('Bearer');
});

test('responds 404 to a report of a comment that is being deleted', async () => {
  const ada = await createMember(cms);
  const { status, body } = await deletedMeanwhile(['comments', commentId], LOOK_AT_COMMENT, () =>
    getCalls(cms, ada).report(commentId),
  );
  expect([status, body.error]).toEqual([404, 'Comment not found.']);
});

test('does not retry a failed insert and responds 500 without internal details', async () => {
  const ada = await createMember(cms);
  const log = jest.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  const statements = await getStatements(cms, () =>
    withoutTable(cms, 'saved_blogs', async () => {
      const { status, body } = await getCalls(cms, ada).save(blogId);
      expect([status, body.error]).toEqual([500, expect.stringMatching(/on our side/)]);
    }),
  );
  log.mockRestore();
  expect(statements.filter((sql) => sql.includes('INSERT INTO saved_blogs'))).toHaveLength(1);
});
