import { asAdmin } from '../support/cms/as-admin';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';

let cms: Cms;
beforeAll(async () => {
  cms = await bootCms();
});
afterAll(() => cms.stop());

test('no list reveals secrets of the users who created its entries', async () => {
  const owner = await loginAsAdmin(cms, 'strapi-super-admin');
  await asAdmin(cms, owner).post('/upload/folders', { name: 'Covers', parent: null }).expect(201);
  const author = await loginAsAdmin(cms, 'strapi-author');
  const foldersWhere = async (query: string): Promise<number> => {
    const { body } = await asAdmin(cms, author).get(`/upload/folders?${query}`).expect(200);
    return body.data.length;
  };
  // A list that can be filtered by a secret reveals it letter by letter.
  expect(await foldersWhere('where[createdBy][password][$startsWith]=z')).toBe(1);
  expect(await foldersWhere('offset=1')).toBe(1);
  expect(await foldersWhere('filters[name]=Others')).toBe(0);
});
