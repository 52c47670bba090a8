import request from 'supertest';
import { banner, category, picture } from '../../support/fixtures';
import { bootCms, type Cms } from '../../support/harness';
import { loginAsAdmin } from '../../support/members/sign-in';

const BANNER = 'api::banner.banner';
const ADMIN = `/content-manager/collection-types/${BANNER}`;
const NOWHERE =
  '“Nowhere Land” leads nowhere: no category is at /nowhere-land. Write the name of a category, or fill in “Link”.';

let cms: Cms;
let editor: string;
let image: number;

beforeAll(async () => {
  cms = await bootCms();
  editor = await loginAsAdmin(cms, 'strapi-editor');
  image = await picture(cms, 'tile');
  await category(cms, 'Sleep');
});
afterAll(() => cms.stop());

const as = (req: request.Test) => req.set('Authorization', `Bearer ${editor}`);
const place = () => ({ title: 'Tile', type: 'home', category: 'home-post', image });
const add = (data: object) => as(request(cms.server).post(ADMIN)).send({ ...place(), ...data });
const change = (documentId: string, data: object) =>
  as(request(cms.server).put(`${ADMIN}/${documentId}`)).send(data);
const copy = (documentId: string, data: object) =>
  as(request(cms.server).post(`${ADMIN}/clone/${documentId}`)).send(data);
const made = async (data: object): Promise<string> => (await banner(cms, { ...place(), ...data })).documentId;
/** A banner as it may have been stored before the rule. */
const old = async (data: object): Promise<string> => {
  const documentId = await made({});
  await cms.strapi.db.query(BANNER).update({ where: { documentId }, data });
  return documentId;
};
const stored = (documentId: string) => cms.strapi.db.query(BANNER).findOne({ where: { documentId } });

const expectRefused = async (req: request.Test, message: string, field = 'imageText') => {
  const { status, body } = await req;
  expect([status, body.error?.name]).toEqual([400, 'ValidationError']);
  expect(body.error.details.errors).toEqual([{ path: [field], name: 'ValidationError', message }]);
};
const expectTaken = async (req: request.Test) => {
  const { body } = await req;
  expect(body.error).toBeUndefined();
  return body.data;
};

describe('a new banner', () => {
  test.each([
    ['Nowhere Land', NOWHERE],
    [
      '😀',
      '“😀” leads nowhere: it contains no letter or digit that an address can be made of. Write the name of a category, or fill in “Link”.',
    ],
  ])('is refused at its text field when the text %s leads nowhere', async (imageText, message) => {
    const before = await cms.strapi.db.query(BANNER).count();
    await expectRefused(add({ imageText }), message);
    await expectRefused(add({ imageText, linkUrl: '' }), message);
    await expect(made({ imageText, linkUrl: null })).rejects.toThrow(message);
    expect(await cms.strapi.db.query(BANNER).count()).toBe(before);
  });

  test.each([
    { imageText: 'Sleep' },
    { imageText: 'SLEEP!', linkUrl: null },
    { imageText: 'BMI Calculator' },
    { imageText: 'Nowhere Land', linkUrl: '/sleep' },
    { imageText: '', linkUrl: '' },
    {},
  ])('is accepted with %o', async (data) => {
    expect(await expectTaken(add(data))).toMatchObject(data);
  });

  test('can name a category by its former name', async () => {
    const { documentId } = await category(cms, 'Naps', { kind: 'sub-topic' });
    await cms.strapi.documents('api::category.category').update({ documentId, data: { name: 'Short Naps' } });
    await expectTaken(add({ imageText: 'Naps' }));
  });

  test('can be created in one transaction with its category', async () => {
    await cms.strapi.db.transaction(async () => {
      await category(cms, 'Dreams');
      await made({ imageText: 'Dreams' });
    });
    const undone = cms.strapi.db.transaction(async () => {
      await category(cms, 'Nightmares');
      await made({ imageText: 'Nightmares' });
      throw new Error('not kept');
    });
    await expect(undone).rejects.toThrow('not kept');
    await expect(made({ imageText: 'Nightmares' })).rejects.toThrow('no category is at /nightmares');
  });

  test('is refused with the schema’s own error for a value of the wrong type', async () => {
    const { body } = await add({ imageText: 7 });
    expect(body.error.details.errors).toMatchObject([{ path: ['imageText'] }]);
    expect(body.error.message).not.toContain('leads nowhere');
  });
});

describe('a changed banner', () => {
  test('cannot get a text that leads nowhere or lose the link its text needs', async () => {
    const bySleep = await made({ imageText: 'Sleep' });
    await expectRefused(change(bySleep, { imageText: 'Nowhere Land' }), NOWHERE);
    expect(await stored(bySleep)).toMatchObject({ imageText: 'Sleep' });
    const byLink = await made({ imageText: 'Nowhere Land', linkUrl: '/sleep' });
    await expectRefused(change(byLink, { linkUrl: null }), NOWHERE);
    await expectRefused(change(byLink, { linkUrl: '' }), NOWHERE);
    expect(await stored(byLink)).toMatchObject({ linkUrl: '/sleep' });
  });

  test('is checked against the stored text or link when only the other is sent', async () => {
    const byLink = await made({ imageText: 'Sleep', linkUrl: '/sleep' });
    await expectTaken(change(byLink, { imageText: 'Nowhere Land' }));
    await expectRefused(change(byLink, { linkUrl: null }), NOWHERE);
    await expectTaken(change(byLink, { imageText: 'Sleep', linkUrl: null }));
    await expectTaken(change(byLink, { imageText: null }));
  });

  test('may keep a dead text from before the rule until its text or link changes', async () => {
    const dead = await old({ imageText: 'Nowhere Land', linkUrl: null });
    await expectTaken(change(dead, { title: 'Renamed' }));
    // The admin's form sends every field.
    await expectTaken(change(dead, { ...place(), title: 'Again', imageText: 'Nowhere Land', linkUrl: '' }));
    await expectRefused(
      change(dead, { imageText: 'nowhere land' }),
      NOWHERE.replace('Nowhere Land', 'nowhere land'),
    );
    await expectTaken(change(dead, { linkUrl: '/sleep' }));
  });

  test('gets 404 when it does not exist', async () => {
    await change('a'.repeat(24), { imageText: 'Nowhere Land' }).expect(404);
  });
});

test('refuses a copied banner until its text or link leads somewhere', async () => {
  const dead = await old({ imageText: 'Nowhere Land', linkUrl: null });
  await expectRefused(copy(dead, { ...place() }), NOWHERE);
  await expectTaken(copy(dead, { ...place(), imageText: 'Sleep' }));
  const byLink = await made({ imageText: 'Nowhere Land', linkUrl: '/sleep' });
  expect(await expectTaken(copy(byLink, { ...place() }))).toMatchObject({ linkUrl: '/sleep' });
  await expectRefused(copy(byLink, { ...place(), linkUrl: null }), NOWHERE);
});

describe('a link that readers cannot follow', () => {
  const refusal = (link: string) =>
    `The address “${link}” cannot be used. Begin with https:// for another site, or with / for a page of this one, or leave it empty.`;

  test.each(['see below', '//example.org', 'javascript:alert(1)', 'ftp://example.org'])(
    'is refused beside its field: %s',
    async (linkUrl) => {
      await expectRefused(add({ imageText: 'Sleep', linkUrl }), refusal(linkUrl), 'linkUrl');
      const documentId = await made({ imageText: 'Sleep' });
      await expectRefused(change(documentId, { linkUrl }), refusal(linkUrl), 'linkUrl');
      await expectRefused(copy(documentId, { ...place(), linkUrl }), refusal(linkUrl), 'linkUrl');
    },
  );

  test.each([' https://example.org/a ', 'example.org/a', '/sleep', ' '])('is not %j', async (linkUrl) => {
    await expectTaken(add({ imageText: 'Sleep', linkUrl }));
  });

  test('may stay from before the rule until it changes', async () => {
    const documentId = await old({ imageText: 'Sleep', linkUrl: 'see below' });
    await expectTaken(change(documentId, { ...place(), imageText: 'Sleep', linkUrl: 'see below' }));
    await expectRefused(change(documentId, { linkUrl: 'see above' }), refusal('see above'), 'linkUrl');
  });
});
