import { asAdmin } from '../support/cms/as-admin';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';

let cms: Cms;
let owner: string;
let author: string;
beforeAll(async () => {
  cms = await bootCms();
  owner = await loginAsAdmin(cms, 'strapi-super-admin');
  author = await loginAsAdmin(cms, 'strapi-author');
});
afterAll(() => cms.stop());

const as = (token: string) => asAdmin(cms, token);

test('a name has no characters that hide something or turn the text around it', async () => {
  const sent = { firstname: '\u202ESite\0', lastname: '\u2066Owner\u2069\n', username: 'own\u200Ber' };
  const { body } = await as(author).put('/admin/users/me', sent).expect(200);
  expect(body.data).toMatchObject({ firstname: 'Site', lastname: 'Owner', username: 'owner' });
  const invited = { firstname: 'A\u200Fnn', lastname: 'Lee\t', email: 'ann@example.org', roles: [2] };
  const { body: made } = await as(owner).post('/admin/users', invited).expect(201);
  expect(made.data).toMatchObject({ firstname: 'Ann', lastname: 'Lee' });
});
