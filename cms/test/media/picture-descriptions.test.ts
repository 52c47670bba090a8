import request from 'supertest';
import { getEntries } from '../support/cms/as-admin';
import { usageCalls } from '../support/content/file-usage';
import { publishArticle } from '../support/content/publish-article';
import { banner } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';

let cms: Cms;
let admin: string;
let author: string;
let moderator: string;
let calls: ReturnType<typeof usageCalls>;
beforeAll(async () => {
  cms = await bootCms();
  admin = await loginAsAdmin(cms, 'strapi-super-admin');
  author = await loginAsAdmin(cms, 'strapi-author');
  moderator = await loginAsAdmin(cms, 'moderator');
  calls = usageCalls(cms, admin);
});
afterAll(() => cms.stop());

const files = () => cms.strapi.db.query('plugin::upload.file');
const read = async (id: number) => (await files().findOne({ where: { id } })).alternativeText;
const describePicture = (
  id: number | string,
  alternativeText: unknown,
  seen: unknown = null,
  token = admin,
) => calls.as(token).put(`/admin/pictures/${id}/description`, { alternativeText, seen });
const list = async (query = '', token = admin) =>
  (await calls.as(token).get(`/admin/pictures/undescribed${query}`).expect(200)).body.data;
/** Sends a form of Strapi's media library. */
const sendForm = (id: number, fileInfo: object) =>
  request(cms.server)
    .post(`/upload?id=${id}`)
    .auth(admin, { type: 'bearer' })
    .field('fileInfo', JSON.stringify(fileInfo));
const imageBlock = (image: number, own: object = {}) => ({ __component: 'blocks.image', image, ...own });

describe('the description of a picture', () => {
  test('is a text, empty for a decorative picture, or null while nobody has said', async () => {
    const id = await calls.newPicture();
    await describePicture(id, '  A lamp  ').expect(200);
    expect(await read(id)).toBe('A lamp');
    await describePicture(id, '', 'A lamp').expect(200);
    expect(await read(id)).toBe('');
    await describePicture(id, null, '').expect(200);
    expect(await read(id)).toBeNull();
  });

  test('does not replace what somebody else has written meanwhile', async () => {
    const id = await calls.newPicture();
    await describePicture(id, 'A lamp').expect(200);
    const { body } = await describePicture(id, 'A lantern').expect(409);
    expect(body.error).toMatchObject({
      message: 'strapi-super-admin Test has changed this text in the meantime. Nothing was changed.',
      details: { alternativeText: 'A lamp', by: 'strapi-super-admin Test' },
    });
    expect(await read(id)).toBe('A lamp');
    // Both say the same.
    await describePicture(id, 'A lamp').expect(200);
    await describePicture(id, 'A lantern', 'A lamp').expect(200);
    expect(await read(id)).toBe('A lantern');
  });

  test('of two at the same time, one is refused', async () => {
    const id = await calls.newPicture();
    const statuses = await Promise.all(
      ['A lamp', 'A lantern'].map(async (text) => (await describePicture(id, text)).status),
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('reaches every use without a text of its own', async () => {
    const id = await calls.newPicture();
    await describePicture(id, 'A lamp').expect(200);
    const slides = [
      { image: id, caption: 'Slide' },
      { image: id, alt: 'The lamp of the slide' },
      { image: id, decorative: true },
    ];
    const content = [
      imageBlock(id),
      imageBlock(id, { alt: 'The lamp at night' }),
      imageBlock(id, { decorative: true }),
      { __component: 'blocks.auto-carousel', items: slides },
    ];
    await publishArticle(cms, { title: 'Lamps', slug: 'lamps', content });
    await publishArticle(cms, { title: 'More', slug: 'more', content: [imageBlock(id)] });
    const texts = async (article: string) => {
      const { body } = await request(cms.server).get(`/api/blogs/slug/${article}`).expect(200);
      return JSON.parse(body.content).content.flatMap((block: { alt?: string; items?: { alt: string }[] }) =>
        block.items ? block.items.map(({ alt }) => alt) : [block.alt],
      );
    };
    const own = ['The lamp at night', '', 'The lamp of the slide', ''];
    expect(await texts('lamps')).toEqual(['A lamp', ...own.slice(0, 2), 'A lamp', ...own.slice(2)]);
    await describePicture(id, 'A reading lamp', 'A lamp').expect(200);
    expect(await texts('lamps')).toEqual([
      'A reading lamp',
      ...own.slice(0, 2),
      'A reading lamp',
      ...own.slice(2),
    ]);
    expect(await texts('more')).toEqual(['A reading lamp']);
  });

  test('is in the audit log, with the name of the file and not with the text', async () => {
    const id = await calls.newPicture();
    await describePicture(id, 'Something private').expect(200);
    const [entry] = await cms.strapi.db.connection('audit_log').orderBy('id', 'desc').limit(1);
    expect(entry).toMatchObject({ action: 'media.update', subject_id: String(id) });
    expect(JSON.stringify(entry)).toContain('alternativeText');
    expect(JSON.stringify(entry)).not.toContain('private');
  });

  test('is refused if it is malformed, too long or of no picture', async () => {
    const id = await calls.newPicture();
    for (const text of [undefined, 7, 'x'.repeat(301), 'a\u0000b', ['a']])
      await describePicture(id, text).expect(400);
    expect(await read(id)).toBeNull();
    for (const unknown of ['0', '999999', 'abc', '-1', '9'.repeat(30)])
      await describePicture(unknown, 'A lamp').expect(404);
  });

  test('can be changed only by roles that may change the file', async () => {
    const id = await calls.newPicture();
    await describePicture(id, 'A lamp', null, moderator).expect(403);
    // Authors change their own files.
    await describePicture(id, 'A lamp', null, author).expect(404);
    const { body } = await calls.as(author).get('/admin/users/me').expect(200);
    await files().update({ where: { id }, data: { createdBy: body.data.id } });
    await describePicture(id, 'A lamp', null, author).expect(200);
    expect(await read(id)).toBe('A lamp');
    await request(cms.server).put(`/admin/pictures/${id}/description`).send({}).expect(401);
  });
});

describe('Strapi’s own form, which sends an empty text for an empty field,', () => {
  test.each([
    ['nobody has described', null, null],
    ['somebody has described', 'A lamp', null],
    ['is decorative', '', ''],
  ])('with a picture that %s', async (_state, before, after) => {
    const id = await calls.newPicture();
    await files().update({ where: { id }, data: { alternativeText: before } });
    const { body } = await sendForm(id, { name: 'renamed', alternativeText: '' }).expect(200);
    expect(body.name).toBe('renamed');
    expect(await read(id)).toBe(after);
  });

  test('changes a text', async () => {
    const id = await calls.newPicture();
    await sendForm(id, { name: 'a', alternativeText: 'A lamp' }).expect(200);
    expect(await read(id)).toBe('A lamp');
  });
});

describe('pictures without alternative text', () => {
  const names = (page: { entries: { name: string }[] }) => page.entries.map(({ name }) => name);

  beforeAll(() => files().deleteMany({ where: {} }));

  test('are listed with what readers see first, and with where they are used', async () => {
    const [unused, drafted, shown, described, decorative] = [
      await calls.newPicture(),
      await calls.newPicture(),
      await calls.newPicture(),
      await calls.newPicture(),
      await calls.newPicture(),
    ];
    await describePicture(described, 'A lamp').expect(200);
    await describePicture(decorative, '').expect(200);
    const named = await calls.newPicture();
    const { name } = await files().findOne({ where: { id: named } });
    await files().update({ where: { id: named }, data: { alternativeText: name } });
    await files().create({
      data: {
        name: 'a.mp3',
        hash: 'a',
        mime: 'audio/mpeg',
        size: 1,
        url: '/uploads/a.mp3',
        provider: 'local',
      },
    });
    const draft = await calls.save({ title: 'A draft', thumbnail: drafted });
    const articles = [1, 2, 3, 4].map((number) =>
      publishArticle(cms, { title: `Shown ${number}`, thumbnail: shown }),
    );
    const [{ documentId } = { documentId: '' }] = await Promise.all(articles);
    await banner(cms, { image: named, title: 'A banner', type: 'home' });

    const page = await list();
    expect(page).toMatchObject({ next: null, count: { all: 4, used: 3 } });
    expect(page.entries.map(({ id }: { id: number }) => id)).toEqual([named, shown, drafted, unused]);
    const [inBanner, inArticles, inDraft, nowhere] = page.entries;
    expect(inBanner).toMatchObject({
      alternativeText: name,
      thumbnail: expect.stringContaining('small_'),
      places: [{ title: 'A banner', type: 'api::banner.banner', published: true }],
      more: 0,
    });
    expect(inArticles.places).toHaveLength(3);
    expect(inArticles).toMatchObject({
      more: 1,
      places: expect.arrayContaining([expect.objectContaining({ published: true })]),
    });
    expect(typeof documentId).toBe('string');
    expect(inDraft.places).toEqual([
      { documentId: draft, title: 'A draft', type: 'api::blog.blog', published: false },
    ]);
    expect(nowhere).toMatchObject({ places: [], more: 0 });
  });

  test('deleted articles and earlier versions do not count as places', async () => {
    await files().deleteMany({ where: {} });
    const id = await calls.newPicture();
    const kept = await calls.save({ title: 'Kept', thumbnail: id });
    await calls.save({ title: 'Kept', thumbnail: null }, kept);
    const gone = await calls.save({ title: 'Gone', thumbnail: id });
    await calls
      .as(admin)
      .delete(`${getEntries('api::blog.blog')}/${gone}`)
      .expect(200);
    const page = await list();
    expect(page.entries).toMatchObject([{ id, places: [], more: 0 }]);
  });

  test('come page by page, and described ones do not shift the next page', async () => {
    await files().deleteMany({ where: {} });
    const ids: number[] = [];
    for (let number = 0; number < 45; number += 1) ids.push(await calls.newPicture());
    const first = await list();
    expect([first.entries.length, first.count]).toEqual([20, { all: 45, used: 0 }]);
    for (const { id } of first.entries.slice(0, 5)) await describePicture(id, 'A lamp').expect(200);
    const second = await list(`?before=${first.next}`);
    const third = await list(`?before=${second.next}`);
    expect(second.count.all).toBe(40);
    const all = [first, second, third].flatMap(names);
    expect(new Set(all).size).toBe(45);
    expect([second.entries.length, third.entries.length, third.next]).toEqual([20, 5, null]);
    for (const place of ['x', '3.1', '1', '0.-1', `0.${'9'.repeat(12)}`])
      await calls.as(admin).get(`/admin/pictures/undescribed?before=${place}`).expect(400);
  });

  test('are those that the role may describe, without titles that it may not read', async () => {
    await files().deleteMany({ where: {} });
    const { body } = await calls.as(author).get('/admin/users/me').expect(200);
    const [own, other] = [await calls.newPicture(), await calls.newPicture()];
    await files().update({ where: { id: own }, data: { createdBy: body.data.id } });
    await calls.save({ title: 'Secret plans', thumbnail: own });
    await calls.save({ title: 'Secret plans', thumbnail: other });
    const page = await list('', author);
    expect(page).toMatchObject({ count: { all: 1, used: 1 }, entries: [{ id: own }] });
    expect(page.entries[0].places).toEqual([
      { documentId: null, title: null, type: 'api::blog.blog', published: false },
    ]);
    await calls.as(moderator).get('/admin/pictures/undescribed').expect(403);
    await request(cms.server).get('/admin/pictures/undescribed').expect(401);
  });
});
