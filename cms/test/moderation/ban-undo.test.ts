import request from 'supertest';
import { publishArticle } from '../support/content/publish-article';
import { bootCms, type Cms } from '../support/harness';
import { createMember, PASSWORD, type TestMember } from '../support/members/create-member';
import { getCalls, repeatConcurrently } from '../support/members/member-calls';
import { getDocumentId, getModeration } from '../support/members/moderation-calls';
import { loginAsAdmin } from '../support/members/sign-in';

let cms: Cms;
let ann: ReturnType<typeof getModeration>;
let bob: ReturnType<typeof getModeration>;
let blogId: string;
let eve: TestMember;

beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  ann = getModeration(cms, await loginAsAdmin(cms, 'moderator'));
  bob = getModeration(cms, await loginAsAdmin(cms, 'strapi-super-admin'));
  blogId = (await publishArticle(cms, { title: 'Sleep', slug: 'sleep' })).documentId;
});
afterAll(() => cms.stop());
beforeEach(async () => {
  await comments().delete();
  eve = await createMember(cms);
});

const comments = () => cms.strapi.db.connection('comments');
const recorded = () => cms.strapi.db.connection('comments_hidden_with_ban');
const post = async (text: string): Promise<string> => {
  const { body } = await getCalls(cms, eve).comment(blogId, text).expect(201);
  return getDocumentId(cms, body.comment_id);
};
const listed = async (): Promise<string[]> =>
  (await request(cms.server).get(`/api/comments/${blogId}`).expect(200)).body
    .map(({ comment_text: text }: { comment_text: string }) => text)
    .toSorted();
const logIn = () =>
  request(cms.server).post('/api/users/login').send({ email: eve.email, password: PASSWORD });

async function banAndHide(key?: string): Promise<void> {
  await ann.ban(eve.documentId, key).expect(200);
  await hide(ann, key);
}
async function hide(moderator: typeof ann, ban?: string): Promise<number> {
  let hidden = 0;
  for (let after: number | null = 0; after !== null;) {
    const step: request.Response = await moderator
      .hideComments(eve.documentId, { after, ...(ban !== undefined && { ban }) })
      .expect(200);
    hidden += step.body.data.count;
    after = step.body.data.next;
  }
  return hidden;
}
/** Takes the ban back in as many steps as it needs. */
async function undo(moderator = ann, key?: string) {
  const shown: string[] = [];
  for (let steps = 1; ; steps += 1) {
    const { data } = (await moderator.undoBan(eve.documentId, key).expect(200)).body;
    shown.push(...data.shown);
    if (data.outcome) return { shown, outcome: data.outcome, steps };
  }
}

test('takes back the ban and exactly what it hid', async () => {
  const [first, second, before] = [await post('First'), await post('Second'), await post('Before')];
  await bob.setState(before, 'hidden').expect(200);
  await banAndHide();
  expect(await listed()).toEqual([]);
  const { shown, outcome } = await undo();
  expect([shown.toSorted(), outcome]).toEqual([[first, second].toSorted(), { is: 'lifted' }]);
  expect(await listed()).toEqual(['First', 'Second']);
  await logIn().expect(200);
  expect(await recorded()).toEqual([]);
  const entry = await cms.strapi.db.connection('audit_log').orderBy('id', 'desc').first();
  expect(entry).toMatchObject({ action: 'moderation.undo-ban', subject_id: eve.documentId, status: 200 });
});

test('brings back waiting comments as waiting, and reports that are still there', async () => {
  const [waiting, reported] = [await post('Waiting'), await post('Reported')];
  await comments().where({ document_id: waiting }).update({ hidden: true, held: 'first,links' });
  const { id } = await comments().where({ document_id: reported }).first('id');
  const reporters = [await createMember(cms), await createMember(cms)];
  for (const one of reporters) await getCalls(cms, one).report(id).expect(200);
  await banAndHide();
  const row = (documentId: string) => comments().where({ document_id: documentId }).first('held', 'reports');
  expect([await row(waiting), await row(reported)]).toEqual([
    { held: null, reports: 0 },
    { held: null, reports: 0 },
  ]);
  // One of the reports goes with its member.
  await cms.strapi.db.connection('up_users').where({ id: reporters[0]!.id }).delete();
  await undo();
  expect(await listed()).toEqual(['Reported']);
  expect([await row(waiting), await row(reported)]).toEqual([
    { held: 'first,links', reports: 0 },
    { held: null, reports: 1 },
  ]);
});

test('what a colleague has decided since stays', async () => {
  const [untouched, again, shown, confirmed, removed] = [
    await post('Untouched'),
    await post('Hidden again'),
    await post('Shown'),
    await post('Confirmed'),
    await post('Deleted'),
  ];
  await banAndHide();
  for (const one of [again, shown]) await bob.setState(one, 'visible').expect(200);
  await bob.setState(again, 'hidden').expect(200);
  // From a list that was loaded before the ban.
  await bob.setState(confirmed, 'hidden', { from: 'visible' }).expect(200);
  await comments().where({ document_id: removed }).delete();
  const undone = await undo();
  expect(undone.shown).toEqual([untouched]);
  expect(await listed()).toEqual(['Shown', 'Untouched']);
});

test('a ban that a colleague has lifted since is not lifted twice, and the comments come back', async () => {
  await post('Mine');
  await banAndHide();
  await bob.liftBan(eve.documentId).expect(200);
  expect(await listed()).toEqual([]);
  expect(await undo()).toMatchObject({ shown: [expect.any(String)], outcome: { is: 'lifted before' } });
  expect(await listed()).toEqual(['Mine']);
});

test('the ban of a colleague stays, whether it was there before or came since', async () => {
  await post('Mine');
  const before = await bob.ban(eve.documentId, 'ban-of-bob').expect(200);
  expect(before.body.data).toEqual({
    isOwn: true,
    ban: { at: expect.stringMatching(/Z$/), by: 'strapi-super-admin Test' },
  });
  const second = await ann.ban(eve.documentId, 'ban-of-ann').expect(200);
  expect(second.body.data).toEqual({ isOwn: false, ban: before.body.data.ban });
  await hide(ann, 'ban-of-ann');
  const kept = { is: 'kept', ban: before.body.data.ban };
  expect(await undo(ann, 'ban-of-ann')).toMatchObject({ shown: [expect.any(String)], outcome: kept });
  expect(await listed()).toEqual(['Mine']);
  await logIn().expect(401);
  // Lifted and set again: another ban.
  await ann.liftBan(eve.documentId).expect(200);
  await bob.ban(eve.documentId, 'ban-of-bob-2').expect(200);
  expect((await undo(bob, 'ban-of-bob')).outcome.is).toBe('kept');
  expect((await undo(bob, 'ban-of-bob-2')).outcome).toEqual({ is: 'lifted' });
});

test('an account that is blocked in its form stays blocked', async () => {
  await cms.strapi.db.connection('up_users').where({ id: eve.id }).update({ blocked: true });
  expect((await ann.ban(eve.documentId).expect(200)).body.data).toEqual({ isOwn: false, ban: null });
  expect((await undo()).outcome).toEqual({ is: 'kept', ban: null });
  await logIn().expect(401);
});

test('a request that is repeated is the same ban', async () => {
  const all = await repeatConcurrently(3, () => ann.ban(eve.documentId, 'ban-repeated'));
  expect(all.map(({ body }) => body.data.isOwn)).toEqual([true, true, true]);
  const two = await repeatConcurrently(2, (index) => bob.ban(eve.documentId, `ban-other-${index}`));
  expect(two.map(({ body }) => body.data.isOwn)).toEqual([false, false]);
});

test('of two who ban at once, one has done it', async () => {
  const two = await repeatConcurrently(2, (index) =>
    (index ? ann : bob).ban(eve.documentId, `ban-at-once-${index}`),
  );
  expect(two.filter(({ body }) => body.data.isOwn)).toHaveLength(1);
});

test('a thousand comments come back in bounded steps, also if two ask at once and while others decide', async () => {
  const first = await post('First');
  const row = await comments().where({ document_id: first }).first();
  const more = Array.from({ length: 1000 }, (_, number) => ({
    ...row,
    id: undefined,
    document_id: `more${number}`,
  }));
  await cms.strapi.db.connection.batchInsert('comments', more, 50);
  await ann.ban(eve.documentId).expect(200);
  expect(await hide(ann)).toBe(1001);
  const one = (await ann.undoBan(eve.documentId).expect(200)).body.data;
  expect([one.shown.length, one.outcome]).toEqual([200, null]);
  // Until the last one, the member stays banned: it can be taken up again.
  await logIn().expect(401);
  const [left, right] = await Promise.all([
    undo(),
    undo(),
    bob.setState('more999', 'hidden', { from: 'visible' }),
    bob.setState('more998', 'visible'),
  ]);
  const shown = [...one.shown, ...left.shown, ...right.shown];
  expect(new Set(shown).size).toBe(shown.length);
  expect(new Set([left.outcome.is, right.outcome.is])).toEqual(new Set(['lifted', 'lifted before']));
  expect((await comments().where({ hidden: true })).length).toBeLessThanOrEqual(1);
  const activity = await cms.strapi.db.connection('article_activity').where({ blog_id: blogId }).first();
  const visible = await comments().where({ hidden: false });
  expect(activity.comment_count).toBe(visible.length);
  await logIn().expect(200);
});

test.each([undefined, null, 7, 'short', 'x'.repeat(37), 'ban-00000\n'])('refuses the key %j', async (key) => {
  const refused = { error: expect.objectContaining({ message: 'Send the key of the ban.' }) };
  for (const call of [ann.undoBan, ann.ban])
    expect((await call(eve.documentId, key ?? null).expect(400)).body).toMatchObject(refused);
  expect((await ann.hideComments(eve.documentId, { ban: key ?? null }).expect(400)).body).toMatchObject(
    refused,
  );
});
