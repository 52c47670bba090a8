import { Readable } from 'node:stream';
import { asAdmin, getEntries } from '../support/cms/as-admin';
import { openAdmin } from '../support/cms/open-admin';
import { picture } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';

let cms: Cms;
beforeAll(async () => {
  cms = await bootCms();
});
afterAll(() => cms.stop());

test('the admin has the name and the logos of the site settings', async () => {
  expect(await openAdmin(cms)).toContain('<title>Wellfolio</title>');
  const owner = await loginAsAdmin(cms, 'strapi-super-admin');
  const logo = await picture(cms, 'night');
  await asAdmin(cms, owner)
    .put(`${getEntries('api::site.site')}/site`, { name: 'Calm & Days', logo })
    .expect(200);
  const page = await openAdmin(cms, { path: '/admin/content-manager' });
  expect(page).toContain('<title>Calm &amp; Days</title>');
  expect(page).toMatch(/<meta name="site-logo" content="\/uploads\/[^"]+">/);
  expect(page).not.toContain('site-logo-dark');
});

test('nothing else changes', async () => {
  for (const other of [{ path: '/administration' }, { type: 'json' }, { method: 'HEAD' }])
    expect(await openAdmin(cms, other)).toBeInstanceOf(Readable);
});
