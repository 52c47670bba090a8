import request from 'supertest';
import type { Desk } from '../../src/domain/desk/desk';
import { JOBS } from '../../src/domain/schedule/jobs-table';
import { asAdmin, getEntries } from '../support/cms/as-admin';
import { category } from '../support/fixtures';
import { listCalls } from '../support/content/list-calls';
import { publishArticle } from '../support/content/publish-article';
import { bootCms, type Cms } from '../support/harness';
import { countStatements } from '../support/statements';
import { createMember } from '../support/members/create-member';
import { createRole } from '../support/members/create-role';
import { getCalls } from '../support/members/member-calls';
import { loginAsAdmin, type Role } from '../support/members/sign-in';

const BLOG = 'api::blog.blog';
const SITE_FORM = `${getEntries('api::site.site')}/site`;
const HOUR_MS = 3_600_000;
const ROLES = ['strapi-super-admin', 'strapi-editor', 'strapi-author', 'moderator'] as const;

let cms: Cms;
const tokens = new Map<Role, string>();
const as = (role: Role) => listCalls(cms, tokens.get(role) ?? '');
const signIn = async (role: Role) => void tokens.set(role, await loginAsAdmin(cms, role));
const desk = async (role: Role): Promise<Desk> =>
  (await as(role).admin.get('/admin/desk').expect(200)).body.data;
const titles = (rows: readonly { title: string }[] | undefined) => rows?.map(({ title }) => title);

beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  for (const role of ROLES) await signIn(role);
});
afterAll(() => cms.stop());
afterEach(async () => {
  const { connection } = cms.strapi.db;
  for (const table of ['comments', 'contact_messages', 'editor_presence', JOBS])
    await connection(table).delete();
  const rows = await cms.strapi.db.query(BLOG).findMany({ select: ['documentId'] });
  for (const id of new Set(rows.map(({ documentId }) => documentId)))
    await cms.strapi.documents(BLOG).delete({ documentId: id as string });
});

const open = (role: Role, id: string, type = BLOG, state: object = {}) =>
  as(role)
    .admin.post(`/admin/presence/${type}/${id}`, {
      ...{ tab: `tab-of-${role}`, unsaved: false, idle: false },
      ...state,
    })
    .expect(200);

/** A message of the contact form. */
const sendMessage = (message: string, state = 'new') =>
  cms.strapi.db.query('api::contact-message.contact-message').create({
    data: { name: 'Ada', email: 'ada@example.org', message, state, documentId: message.slice(0, 24) },
  });

let slugs = 0;

async function reportComment(text: string, reports = 1): Promise<void> {
  const { documentId } = await publishArticle(cms, { title: 'Sleep', slug: `sleep-${(slugs += 1)}` });
  const ada = await createMember(cms);
  const { body } = await getCalls(cms, ada).comment(documentId, text).expect(201);
  for (let count = 0; count < reports; count += 1)
    await getCalls(cms, await createMember(cms))
      .report(body.comment_id)
      .expect(200);
}

describe('each role gets its own lists', () => {
  test.each<[Role, (keyof Desk)[]]>([
    [
      'strapi-super-admin',
      ['drafts', 'early', 'held', 'messages', 'open', 'reported', 'scheduled', 'siteLinks', 'toMend'],
    ],
    ['strapi-editor', ['drafts', 'early', 'held', 'open', 'reported', 'scheduled', 'toMend']],
    ['strapi-author', ['drafts', 'early', 'open', 'scheduled', 'toMend']],
    ['moderator', ['held', 'messages', 'reported']],
  ])('%s', async (role, lists) => {
    expect(Object.keys(await desk(role)).toSorted()).toEqual(lists);
  });

  test('a role without rights: none', async () => {
    const role = await createRole(cms, []);
    await signIn(role);
    expect(await desk(role)).toEqual({});
  });

  test('a site manager: dead links of the site, and who has its settings open', async () => {
    const { body } = await asAdmin(cms, await loginAsAdmin(cms, 'site-manager' as Role)).get('/admin/desk');
    const none = { count: 0, isMore: false, rows: [] };
    expect(body.data).toEqual({ siteLinks: none, open: none });
  });

  test('guests: 401', async () => {
    const get = () => request(cms.server).get('/admin/desk');
    expect((await get()).status).toBe(401);
    expect((await get().auth('invalid', { type: 'bearer' })).status).toBe(401);
  });
});

test('comments and messages that wait, with their beginnings', async () => {
  await reportComment('Once');
  await reportComment(`Twice ${'x'.repeat(200)}`, 2);
  await cms.strapi.db.connection('comments').where({ text: 'Once' }).update({ article_title: 'Sleep well' });
  await sendMessage('How do I\nget the newsletter?');
  await sendMessage('Thank you', 'closed');
  const { reported, held, messages } = await desk('moderator');
  expect(reported).toMatchObject({
    ...{ count: 2, isMore: false },
    rows: [
      { excerpt: `Twice ${'x'.repeat(133)}…`, reports: 2 },
      { excerpt: 'Once', reports: 1, article: 'Sleep well' },
    ],
  });
  expect(reported?.rows[0]?.author).toEqual(expect.any(String));
  expect(held).toEqual({ count: 0, isMore: false, rows: [] });
  expect(messages).toMatchObject({
    count: 1,
    rows: [{ name: 'Ada', excerpt: 'How do I get the newsletter?' }],
  });
  // An editor judges comments and reads no messages.
  expect((await desk('strapi-editor')).reported?.count).toBe(2);
});

test('a role that sees only the texts of comments learns nothing else', async () => {
  await reportComment('Text');
  const role = await createRole(cms, [
    { action: 'read', subject: 'api::comment.comment', fields: ['text', 'hidden'] },
  ]);
  await signIn(role);
  expect((await desk(role)).reported?.rows).toMatchObject([{ author: null, article: null, reports: 0 }]);
});

test('my drafts, and what is to mend', async () => {
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five', 'Six'])
    await as('strapi-editor').create({ title });
  await as('strapi-super-admin').create({ title: 'Of the owner' });
  const untitled = await as('strapi-editor').create({});
  const { drafts, toMend } = await desk('strapi-editor');
  expect(drafts).toMatchObject({ count: 7, isMore: false });
  expect(titles(drafts?.rows)).toEqual(['', 'Six', 'Five', 'Four', 'Three']);
  expect(drafts?.rows[0]).toMatchObject({
    documentId: untitled,
    changed: { name: 'strapi-editor Test', at: expect.any(Number) },
  });
  expect(toMend?.count).toBe(8);
  expect(toMend?.rows[0]).toMatchObject({
    title: '',
    work: { noTitle: true, noPicture: true },
    hasFailed: false,
  });
});

test('links of the header whose page has been deleted, but not the default ones', async () => {
  const naps = await category(cms, 'Naps');
  const save = (data: object) =>
    asAdmin(cms, tokens.get('strapi-super-admin') ?? '')
      .put(SITE_FORM, data)
      .expect(200);
  const links = [
    { text: 'Home', url: '/' },
    { text: 'Naps', url: '/naps' },
  ];
  await save({ headerLinksChoice: 'own', headerLinks: links });
  expect((await desk('strapi-super-admin')).siteLinks?.count).toBe(0);
  await cms.strapi.documents('api::category.category').delete({ documentId: naps.documentId });
  expect((await desk('strapi-super-admin')).siteLinks).toEqual({
    ...{ count: 1, isMore: false },
    rows: [
      { place: 'Links in the header, row 2, “Naps”', url: '/naps', why: expect.stringContaining('nowhere') },
    ],
  });
  // Readers see what is shown, not what is kept for later.
  await save({ headerLinksChoice: 'none' });
  expect((await desk('strapi-super-admin')).siteLinks?.count).toBe(0);
});

test('an author gets only articles of their own', async () => {
  const mine = await as('strapi-author').create({ title: 'Of the author' });
  const theirs = await as('strapi-editor').create({ title: 'Of the editor' });
  const at = Date.now() + HOUR_MS;
  await as('strapi-editor').schedule(mine, 'publish', at);
  await as('strapi-editor').schedule(theirs, 'publish', at + HOUR_MS);
  await open('strapi-super-admin', mine);
  await open('strapi-editor', theirs);
  const found = await desk('strapi-author');
  for (const list of [found.drafts, found.toMend, found.scheduled, found.open])
    expect([list?.count, ...(titles(list?.rows) ?? [])]).toEqual([1, 'Of the author']);
});

test('scheduled: failures first, then what was late, then what comes next', async () => {
  const editor = as('strapi-editor');
  const [next, failed, late] = [
    await editor.create({ title: 'Next' }),
    await editor.create({ title: 'Failed' }),
    await editor.create({ title: 'Late' }),
  ];
  const at = Date.now() + HOUR_MS;
  for (const id of [next, failed, late]) await editor.schedule(id, 'publish', at);
  const jobs = () => cms.strapi.db.connection(JOBS);
  await jobs()
    .where({ document_id: failed })
    .update({ state: 'failed', note: 'A category is gone.', finished_at: Date.now() });
  await jobs()
    .where({ document_id: late })
    .update({
      state: 'done',
      due_at: at - 3 * HOUR_MS,
      finished_at: at - HOUR_MS,
      first_tried_at: at - HOUR_MS,
    });
  const { scheduled, toMend } = await desk('strapi-editor');
  expect(scheduled?.count).toBe(2);
  expect(scheduled?.rows.map(({ title, state, note }) => [title, state, note])).toEqual([
    ['Failed', 'failed', 'A category is gone.'],
    ['Late', 'late', null],
    ['Next', 'waiting', null],
  ]);
  expect(toMend?.rows.find(({ title }) => title === 'Failed')).toMatchObject({ hasFailed: true });
});

test('what others have open, of every kind, and not one’s own forms', async () => {
  const id = await as('strapi-editor').create({ title: 'Being written' });
  const { documentId: category } = await cms.strapi
    .documents('api::category.category')
    .create({ data: { name: 'Naps', kind: 'topic' } as never });
  await open('strapi-super-admin', id, BLOG, { unsaved: true });
  await open('strapi-super-admin', category, 'api::category.category', { tab: 'another-tab' });
  const { open: found } = await desk('strapi-editor');
  expect(found).toEqual({
    ...{ count: 2, isMore: false },
    rows: [
      {
        ...{ documentId: id, type: BLOG, title: 'Being written' },
        people: [{ name: 'strapi-super-admin Test', unsaved: true, idle: false }],
      },
      expect.objectContaining({ type: 'api::category.category', title: 'Naps' }),
    ],
  });
  expect((await desk('strapi-super-admin')).open?.count).toBe(0);
});

test('a role that may not read titles gets none', async () => {
  const id = await as('strapi-editor').create({ title: 'Secret' });
  await as('strapi-editor').schedule(id, 'publish', Date.now() + HOUR_MS);
  await open('strapi-editor', id);
  const fields = ['description'];
  const role = await createRole(cms, [
    { action: 'read', subject: BLOG, fields },
    { action: 'update', subject: BLOG, fields },
  ]);
  await signIn(role);
  const found = await desk(role);
  expect([found.toMend?.count, found.scheduled?.count, found.open?.count]).toEqual([1, 1, 1]);
  expect(JSON.stringify(found)).not.toContain('Secret');
});

test('the number of statements does not depend on how much there is', async () => {
  const count = () => countStatements(cms, () => desk('strapi-super-admin'));
  const fill = async (number: number) => {
    const id = await as('strapi-editor').create({ title: `Article ${number}` });
    await as('strapi-editor').schedule(id, 'publish', Date.now() + HOUR_MS);
    await open('strapi-editor', id, BLOG, { tab: `tab-number-${number}` });
    await reportComment(`Comment ${number}`);
    await sendMessage(`Message ${number}`);
  };
  await fill(1);
  const few = await count();
  for (let number = 2; number <= 12; number += 1) await fill(number);
  expect(await count()).toBe(few);
  expect(few).toBeLessThan(60);
});
