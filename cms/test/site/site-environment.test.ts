import { asAdmin, getEntries } from '../support/cms/as-admin';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';
import { findEditorsEmail, findSiteName } from '../../src/domain/site/site';

const SITE = 'api::site.site';

let cms: Cms;
let owner: string;
beforeAll(async () => {
  cms = await bootCms({ SITE_NAME: 'Good & Well', SOCIAL_YOUTUBE: 'https://video.example/' });
  owner = await loginAsAdmin(cms, 'strapi-super-admin');
});
afterAll(() => cms.stop());

test('the form shows the fields that the environment sets as fixed, and the variables', async () => {
  const { body } = await asAdmin(cms, owner)
    .get(`/content-manager/content-types/${SITE}/configuration`)
    .expect(200);
  const { name, copyright, socialLinks } = body.data.contentType.metadatas;
  expect(name.edit).toMatchObject({
    editable: false,
    description: expect.stringContaining('SITE_NAME (“Good & Well”)'),
  });
  expect(socialLinks.edit).toMatchObject({
    editable: false,
    description: expect.stringContaining('SOCIAL_YOUTUBE'),
  });
  expect(copyright.edit).toMatchObject({ editable: true });
});

test('the environment wins for mails; what it does not set comes from the form', async () => {
  await asAdmin(cms, owner)
    .put(`${getEntries(SITE)}/site`, { name: 'Calm Days', editorsEmail: 'desk@calm.example' })
    .expect(200);
  expect(await findSiteName(cms.strapi)).toBe('Good & Well');
  expect(await findEditorsEmail(cms.strapi)).toBe('desk@calm.example');
});
