import { asAdmin, getEntries } from '../support/cms/as-admin';
import { openAdmin } from '../support/cms/open-admin';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';

let cms: Cms;
beforeAll(async () => {
  cms = await bootCms({ SITE_NAME: 'Good & Well' });
});
afterAll(() => cms.stop());

test('the name of the environment wins', async () => {
  const owner = await loginAsAdmin(cms, 'strapi-super-admin');
  await asAdmin(cms, owner)
    .put(`${getEntries('api::site.site')}/site`, { name: 'Calm Days' })
    .expect(200);
  expect(await openAdmin(cms)).toContain('<title>Good &amp; Well</title>');
});
