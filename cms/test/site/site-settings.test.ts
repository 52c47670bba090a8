import request from 'supertest';
import { asAdmin, getEntries } from '../support/cms/as-admin';
import { category, picture } from '../support/fixtures';
import { contentVersion, runQuery } from '../support/graphql/run-query';
import { HEADER_LINKS } from '../../src/platform/shared/site-links.gen';
import { bootCms, type Cms } from '../support/harness';
import { createRole } from '../support/members/create-role';
import { loginAsAdmin } from '../support/members/sign-in';

const SITE = 'api::site.site';
const FORM = `${getEntries(SITE)}/site`;
const READ = `{ site { name copyright contactEmail lightColor darkColor showsAds adFrameUrl logo { url alt }
  shareImage { width } socialLinks { text to } headerLinks { text to } footerColumns { text to links { text to } } } }`;
const CHANGES = { action: 'update', subject: SITE } as const;
const READS = { action: 'read', subject: SITE } as const;

let cms: Cms;
let manager: string;
beforeAll(async () => {
  cms = await bootCms();
  await category(cms, 'Sleep');
  manager = await loginAsAdmin(cms, await createRole(cms, [READS, CHANGES]));
});
afterAll(() => cms.stop());

const save = (fields: object, token = manager) => asAdmin(cms, token).put(FORM, fields);
const read = async () => (await runQuery(cms, READ)).site;
const rows = () => cms.strapi.db.query(SITE).count();

test('before anybody has entered anything, there is one document, and readers get nothing of it', async () => {
  expect(await rows()).toBe(1);
  expect(await read()).toMatchObject({
    name: null,
    copyright: null,
    logo: null,
    socialLinks: null,
    headerLinks: null,
    footerColumns: null,
    showsAds: true,
    adFrameUrl: null,
  });
});

test('what is saved raises the content version and reaches readers', async () => {
  const before = await contentVersion(cms);
  const logo = await picture(cms, 'logo');
  await save({
    name: '  Calm Days ',
    lightColor: '#1f5fa8',
    logo,
    headerLinks: [{ text: 'Sleep', url: '/sleep' }],
    footerColumns: [{ text: 'Rest', url: '/sleep', links: [{ text: 'Naps', url: 'naps.example.org' }] }],
  }).expect(200);
  expect(await contentVersion(cms)).toBeGreaterThan(before);
  expect(await read()).toMatchObject({
    name: 'Calm Days',
    lightColor: '#1f5fa8',
    logo: { url: expect.stringContaining('/uploads/logo') },
    headerLinks: [{ text: 'Sleep', to: '/sleep' }],
    footerColumns: [
      { text: 'Rest', to: '/sleep', links: [{ text: 'Naps', to: 'https://naps.example.org' }] },
    ],
  });
});

test('a list of links is the default, one’s own, or none, and keeps what was entered', async () => {
  const links = [{ text: 'Mastodon', url: 'https://social.example/@calm' }];
  await save({ socialLinks: links }).expect(200);
  expect(await read()).toMatchObject({ socialLinks: [{ text: 'Mastodon' }] });
  await save({ socialLinksChoice: 'none', footerColumnsChoice: 'none' }).expect(200);
  expect(await read()).toMatchObject({ socialLinks: [], footerColumns: [] });
  await save({ socialLinksChoice: 'usual', footerColumnsChoice: 'own' }).expect(200);
  expect(await read()).toMatchObject({ socialLinks: null, footerColumns: [{ text: 'Rest' }] });
  await save({ socialLinksChoice: 'own' }).expect(200);
  expect(await read()).toMatchObject({ socialLinks: [{ text: 'Mastodon' }] });
  const { body } = await save({ socialLinks: [] }).expect(400);
  expect(body.error.details.errors).toEqual([
    expect.objectContaining({ path: ['socialLinksChoice'], message: expect.stringContaining('“None”') }),
  ]);
  await save({ socialLinks: [], socialLinksChoice: null }).expect(200);
  expect(await read()).toMatchObject({ socialLinks: null });
});

test('a link to a page that readers do not find is refused with its row, unless readers have it already', async () => {
  const stored = await read();
  const links = [
    { text: 'Terms', url: '/terms' },
    { text: 'Slep', url: 'http://localhost:3000/slep' },
    { text: 'Gone', url: '/blog/gone' },
    { text: 'Elsewhere', url: 'https://example.org/slep' },
  ];
  const { body } = await save({ footerLinks: links }).expect(400);
  expect(body.error.details.errors).toMatchObject([
    {
      path: ['footerLinks', '1', 'url'],
      message: expect.stringContaining('Second row at the bottom, row 2, “Slep”: “http'),
    },
    { path: ['footerLinks', '2', 'url'], message: expect.stringContaining('leads nowhere') },
  ]);
  expect(await read()).toEqual(stored);

  // The default links can be changed one by one, whatever there is behind the others.
  const [first, ...others] = HEADER_LINKS.map(({ to, text }) => ({ text, url: to }));
  await save({ headerLinks: [...others, first] }).expect(200);

  const naps = await category(cms, 'Naps');
  await save({ headerLinks: [{ text: 'Naps', url: '/naps' }] }).expect(200);
  await cms.strapi.documents('api::category.category').delete({ documentId: naps.documentId });
  await save({ copyright: '© 2026 Naps' }).expect(200);
  await save({ headerLinks: [{ text: 'Nap', url: '/nap' }] }).expect(400);
});

test('the address that receives messages is in no response to readers', async () => {
  await save({ editorsEmail: 'desk@calm.example' }).expect(200);
  const { body } = await request(cms.server).get('/graphql').query({ query: '{ site { editorsEmail } }' });
  expect(body.errors).toBeDefined();
  expect(JSON.stringify(await read())).not.toContain('desk@calm.example');
});

test.each([
  ['a colour that is hard to read', { lightColor: '#7fb3ff' }, 'Choose a darker one, such as #'],
  ['a script', { headerLinks: [{ text: 'Run', url: 'javascript:alert(1)' }] }, 'Begin with https://'],
  ['no e-mail address', { contactEmail: 'nobody' }, 'contact@example.com'],
])('refuses %s, says what to do, and stores nothing', async (_, fields, words) => {
  const stored = await read();
  const { body } = await save(fields).expect(400);
  expect(body.error.details.errors[0]).toMatchObject({ message: expect.stringContaining(words) });
  expect(await read()).toEqual(stored);
});

test('refuses more links than there is room for', async () => {
  const headerLinks = Array.from({ length: 13 }, (_, index) => ({
    text: `Link ${index}`,
    url: `/page-${index}`,
  }));
  const { body } = await save({ headerLinks }).expect(400);
  expect(body.error.message).toContain('room for 12 links');
});

test('nobody creates a second document, or deletes the one', async () => {
  const owner = asAdmin(cms, await loginAsAdmin(cms, 'strapi-super-admin'));
  await owner.post(getEntries(SITE), { name: 'Another' }).expect(403);
  await owner.delete(FORM).expect(403);
  await owner.put(FORM, { copyright: '© 2026 Calm Days' }).expect(200);
  await expect(
    cms.strapi.documents(SITE).create({ data: { name: 'Another', showsAds: false } }),
  ).rejects.toThrow('one document');
  expect(await rows()).toBe(1);
});

test('editors, authors, moderators and those who may only read cannot change them', async () => {
  for (const role of ['strapi-editor', 'strapi-author', 'moderator'] as const) {
    const token = await loginAsAdmin(cms, role);
    await asAdmin(cms, token).get(FORM).expect(403);
    await save({ name: 'Mine' }, token).expect(403);
  }
  const reader = await loginAsAdmin(cms, await createRole(cms, [READS]));
  await asAdmin(cms, reader).get(FORM).expect(200);
  await save({ name: 'Mine' }, reader).expect(403);
  expect(await read()).not.toMatchObject({ name: 'Mine' });
});

test('the role Site manager may read and change them, and nothing else of the content', async () => {
  const role = await cms.strapi.service('admin::role').findOne({ code: 'site-manager' });
  const permissions: { action: string; subject: string | null }[] = await cms.strapi
    .service('admin::permission')
    .findMany({ where: { role: { id: role.id }, subject: { $notNull: true } } });
  expect(permissions.map(({ action, subject }) => `${action.split('.').at(-1)} ${subject}`)).toEqual(
    expect.arrayContaining([`read ${SITE}`, `update ${SITE}`]),
  );
  expect(permissions).toHaveLength(2);
});

test('a save is a version that can be restored, and an entry of the audit log', async () => {
  const { body } = await asAdmin(cms, manager).get(`/admin/history/${SITE}/site`).expect(200);
  const { versions }: { versions: { edition: number; title: string }[] } = body.data;
  expect(versions[0]).toMatchObject({ title: 'Site settings' });
  const logged: unknown = await cms.strapi.db
    .connection('audit_log')
    .where({ subject_type: SITE, status: 200 })
    .orderBy('id', 'desc')
    .first();
  expect(logged).toMatchObject({ kind: 'setting', action: 'content.update', subject_id: 'site' });

  await save({ name: 'A mistake' }).expect(200);
  const seen = (versions[0]?.edition ?? 0) + 1;
  await asAdmin(cms, manager)
    .post(`/admin/history/${SITE}/site/${versions[0]?.edition}/restore`, { seen })
    .expect(200);
  expect(await read()).toMatchObject({ name: 'Calm Days' });
});

test('the ad for every place is in a frame of its own, and gone when ads are switched off', async () => {
  const ad = async () => (await runQuery(cms, '{ adScript(articleId: "site", position: 0) }')).adScript;
  await save({ adCode: '<script>show()</script>' }).expect(200);
  expect(await read()).toMatchObject({ adFrameUrl: '/ad-frame/site/0' });
  expect(await ad()).toBe('<script>show()</script>');
  await save({ showsAds: false }).expect(200);
  expect(await read()).toMatchObject({ showsAds: false });
  expect(await ad()).toBeNull();
});

test('a username that contains the name that editors gave the site is reserved', async () => {
  const account = { username: 'Calm Days', email: 'calm@example.org', password: 'Longenough@1' };
  const { body } = await request(cms.server).post('/api/users/signup').send(account).expect(400);
  expect(body.message).toContain('reserved');
});

test('a picture of the settings cannot be deleted while readers see it', async () => {
  const { logo } = await cms.strapi.db.query(SITE).findOne({ where: {}, populate: { logo: true } });
  const owner = asAdmin(
    cms,
    await loginAsAdmin(
      cms,
      await createRole(cms, [{ action: 'plugin::upload.assets.update' }, { action: 'plugin::upload.read' }]),
    ),
  );
  const { status } = await owner.delete(`/upload/files/${logo.id}`);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(await read()).toMatchObject({ logo: { url: expect.any(String) } });
});
