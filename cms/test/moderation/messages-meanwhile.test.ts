import request from 'supertest';
import { bootCms, type Cms } from '../support/harness';
import { startMailServer, type MailServer } from '../support/mail-server';
import { getModeration } from '../support/members/moderation-calls';
import { createMember, type TestMember } from '../support/members/create-member';
import { loginAsAdmin } from '../support/members/sign-in';

const EDITORS = 'editors@wellfolio.example';

let mail: MailServer;
let cms: Cms;
let ada: TestMember;
let moderator: ReturnType<typeof getModeration>;
let other: ReturnType<typeof getModeration>;
let keys = 0;
const key = () => `key-${String((keys += 1)).padStart(8, '0')}`;

beforeAll(async () => {
  mail = await startMailServer();
  cms = await bootCms({
    SMTP_URL: mail.url,
    EDITORS_EMAIL: EDITORS,
    MAIL_FROM: 'Wellfolio <no-reply@wellfolio.example>',
  });
  moderator = getModeration(cms, await loginAsAdmin(cms, 'moderator'));
  other = getModeration(cms, await loginAsAdmin(cms, 'strapi-super-admin'));
});
afterAll(async () => {
  await cms.stop();
  await mail.stop();
});
beforeEach(async () => {
  ada = await createMember(cms, undefined, { confirmed: true });
});

const messages = () => cms.strapi.db.connection('contact_messages');
const answers = () => cms.strapi.db.connection('contact_answers');
async function write(message: string, name = 'Ada'): Promise<string> {
  await request(cms.server)
    .post('/api/contact')
    .set(ada.auth)
    .send({ name, email: ada.email, message })
    .expect(201);
  return (await messages().where({ member_id: ada.id }).orderBy('id', 'desc').first()).document_id;
}
const find = async (documentId: string, state: string) =>
  (await moderator.messages(`state=${state}`).expect(200)).body.data.entries.find(
    (one: { documentId: string }) => one.documentId === documentId,
  );

test('a message can be closed and opened again; an answer does not open a closed one', async () => {
  const id = await write('No question');
  const by = { by: 'moderator Test', at: expect.stringMatching(/Z$/) };
  const { body } = await moderator.setMessageState(id, 'closed').expect(200);
  expect(body.data).toMatchObject({ isOwn: true, message: { documentId: id, state: 'closed', changed: by } });
  expect(await find(id, 'closed')).toMatchObject({ state: 'closed', changed: by });
  expect((await moderator.desk()).body.data.counts.messages).toBe(
    (await messages().where({ state: 'new' })).length,
  );
  await moderator.answer(id, { key: key(), text: 'Thank you', state: 'closed' }).expect(200);
  expect(await find(id, 'closed')).toMatchObject({ answers: [{ text: 'Thank you' }] });
  await moderator.setMessageState(id, 'new').expect(200);
  expect(await find(id, 'new')).toMatchObject({ state: 'new' });
  for (const state of ['gone', null, 7])
    expect((await moderator.setMessageState(id, state)).status).toBe(400);
  expect((await moderator.setMessageState(id, 'closed', null)).status).toBe(400);
  expect((await moderator.setMessageState('unknown', 'closed')).status).toBe(404);
  expect((await moderator.message('unknown')).status).toBe(404);
});

test('closing or opening a message that a colleague has dealt with changes nothing, and says so', async () => {
  const id = await write('Hello');
  await other.setMessageState(id, 'closed').expect(200);
  const by = { by: 'strapi-super-admin Test', at: expect.any(String) };
  const same = await moderator.setMessageState(id, 'closed').expect(200);
  expect(same.body.data).toMatchObject({ isOwn: false, message: { changed: by } });
  const refused = await moderator.setMessageState(id, 'answered').expect(400);
  expect(refused.body.error).toMatchObject({
    message: 'Somebody else has closed this message meanwhile. Nothing was changed.',
    details: { message: { documentId: id, state: 'closed', changed: by } },
  });
  expect((await moderator.message(id).expect(200)).body.data).toMatchObject({ state: 'closed', changed: by });
  // Back to what it was, not to new.
  await other.setMessageState(id, 'new').expect(200);
  await other.answer(id, { key: key(), text: 'Hello' }).expect(200);
  await moderator.setMessageState(id, 'closed', 'answered').expect(200);
  await moderator.setMessageState(id, 'answered', 'closed').expect(200);
  expect(await find(id, 'answered')).toMatchObject({ changed: { by: 'moderator Test' } });
});

test('an editor is told of a message that a colleague has closed, and can answer it all the same', async () => {
  const id = await write('Hello');
  await other.setMessageState(id, 'closed').expect(200);
  const answer = { key: key(), text: 'Sleep well' };
  const refused = await moderator.answer(id, answer);
  expect([refused.status, refused.body.error]).toMatchObject([
    400,
    {
      message: expect.stringContaining('closed meanwhile'),
      details: { message: { state: 'closed', changed: { by: 'strapi-super-admin Test' } } },
    },
  ]);
  expect(await answers().where({ text: 'Sleep well' })).toEqual([]);
  await moderator.answer(id, { ...answer, state: 'closed' }).expect(200);
  // One that was opened again is as good as new.
  await other.setMessageState(id, 'new').expect(200);
  const { id: seen } = await answers().where({ text: 'Sleep well' }).first('id');
  await moderator.answer(id, { key: key(), text: 'Again', state: 'closed', seen }).expect(200);
});

test('an editor is told that an earlier answer, which had failed, was sent by a colleague', async () => {
  const log = jest.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  const id = await write('Hello');
  mail.refuseAll();
  const failed = await moderator.answer(id, { key: key(), text: 'First' }).expect(200);
  mail.takeAll();
  log.mockRestore();
  const seen: number = failed.body.data.id;
  await moderator.sendAgain(id, seen).expect(200);
  const refused = await moderator.answer(id, { key: key(), text: 'Second', seen });
  expect([refused.status, refused.body.error]).toMatchObject([
    400,
    {
      message: expect.stringContaining('earlier answer has been sent'),
      details: { message: { answers: [{ state: 'sent' }], changed: { by: 'moderator Test' } } },
    },
  ]);
  await moderator.answer(id, { key: key(), text: 'Second', seen, state: 'answered' }).expect(200);
});
