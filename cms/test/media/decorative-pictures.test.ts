import { getEntries } from '../support/cms/as-admin';
import { usageCalls } from '../support/content/file-usage';
import { publishArticle } from '../support/content/publish-article';
import { banner } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';
import { countStatements } from '../support/statements';

let cms: Cms;
let calls: ReturnType<typeof usageCalls>;
let admin: string;
beforeAll(async () => {
  cms = await bootCms();
  admin = await loginAsAdmin(cms, 'strapi-super-admin');
  calls = usageCalls(cms, admin);
});
afterAll(() => cms.stop());

const files = () => cms.strapi.db.query('plugin::upload.file');
const list = async () => (await calls.as(admin).get('/admin/pictures/undescribed').expect(200)).body.data;
const imageBlock = (image: number, own: object = {}) => ({ __component: 'blocks.image', image, ...own });

describe('pictures without alternative text that are decorative', () => {
  const DECORATIVE = { decorative: true };
  const slides = (...items: object[]) => ({ __component: 'blocks.slider-with-icons', items });
  const prose = async (image: number) => ({
    __component: 'blocks.rich-text',
    body: [{ type: 'image', image: await files().findOne({ where: { id: image } }), children: [] }],
  });
  const isListed = async (id: number) => {
    const { entries } = await list();
    return entries.some((entry: { id: number }) => entry.id === id);
  };

  beforeEach(() => files().deleteMany({ where: {} }));

  test('wherever they are used, are not listed, in drafts and for readers', async () => {
    const [drafted, published, slide] = [
      await calls.newPicture(),
      await calls.newPicture(),
      await calls.newPicture(),
    ];
    await calls.save({ title: 'Draft', content: [imageBlock(drafted, DECORATIVE)] });
    await publishArticle(cms, { title: 'One', content: [imageBlock(published, DECORATIVE)] });
    await publishArticle(cms, { title: 'Two', content: [slides({ image: slide, ...DECORATIVE })] });
    expect(await list()).toMatchObject({ entries: [], count: { all: 0, used: 0 } });
  });

  test('in one place, are listed for the other one', async () => {
    const id = await calls.newPicture();
    const content = [imageBlock(id, DECORATIVE), imageBlock(id)];
    const documentId = await calls.save({ title: 'Twice', content });
    expect(await isListed(id)).toBe(true);
    await calls.save({ title: 'Twice', content: [imageBlock(id, DECORATIVE)] }, documentId);
    expect(await isListed(id)).toBe(false);
    await calls.save({ title: 'Slides', content: [slides({ image: id })] });
    expect(await isListed(id)).toBe(true);
  });

  test('in a draft, are listed until readers get it', async () => {
    const id = await calls.newPicture();
    const { documentId } = await publishArticle(cms, { title: 'Public', content: [imageBlock(id)] });
    await calls.save({ title: 'Public', content: [imageBlock(id, DECORATIVE)] }, documentId);
    expect(await isListed(id)).toBe(true);
    await calls
      .as(admin)
      .post(`${getEntries('api::blog.blog')}/${documentId}/actions/publish`, {})
      .expect(200);
    expect(await isListed(id)).toBe(false);
  });

  test.each(['published', 'draft'] as const)(
    'are listed where prose of a %s article has them, too, also of the same one',
    async (state) => {
      const [same, other] = [await calls.newPicture(), await calls.newPicture()];
      const save = async (title: string, content: object[]) =>
        state === 'draft' ? calls.save({ title, content }) : publishArticle(cms, { title, content });
      await save('Same', [imageBlock(same, DECORATIVE), await prose(same)]);
      await save('Block', [imageBlock(other, DECORATIVE)]);
      expect(await isListed(same)).toBe(true);
      expect(await isListed(other)).toBe(false);
      await save('Prose', [await prose(other)]);
      expect(await isListed(other)).toBe(true);
    },
  );

  test('in a text, are listed where an article or a banner has them as its own picture', async () => {
    const [inArticle, inBanner] = [await calls.newPicture(), await calls.newPicture()];
    await calls.save({
      title: 'Own',
      thumbnail: inArticle,
      content: [inArticle, inBanner].map((id) => imageBlock(id, DECORATIVE)),
    });
    await banner(cms, { image: inBanner, title: 'A banner', type: 'home' });
    expect([await isListed(inArticle), await isListed(inBanner)]).toEqual([true, true]);
  });

  test('are found with the same number of statements, however many there are', async () => {
    const add = async (title: string) => {
      const id = await calls.newPicture();
      await publishArticle(cms, { title, content: [imageBlock(id, DECORATIVE), imageBlock(id)] });
      const decorative = await calls.newPicture();
      await publishArticle(cms, { title, content: [imageBlock(decorative, DECORATIVE)] });
    };
    await add('First');
    const one = await countStatements(cms, list);
    for (let number = 0; number < 5; number += 1) await add(`More ${number}`);
    expect((await list()).entries).toHaveLength(6);
    expect(await countStatements(cms, list)).toBe(one);
  });
});
