import { Readable } from 'node:stream';
import { asAdmin, getEntries } from '../support/cms/as-admin';
import { picture } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';

const PAGE = '<html><head><title>Strapi Admin</title></head><body></body></html>';

let cms: Cms;
afterEach(async () => {
  await cms.stop();
  // The next CMS has another environment, which a module reads once.
  jest.resetModules();
});

/** The page of the admin, as a browser gets it. */
async function openAdmin({ path = '/admin', type = 'html', method = 'GET' } = {}): Promise<unknown> {
  const ctx = { method, path, status: 404, body: undefined as unknown, response: { is: () => type } };
  const { default: adminBrand } = await import('../../src/middlewares/admin-brand');
  await adminBrand({}, cms)(ctx as never, async () => {
    Object.assign(ctx, { status: 200, body: Readable.from([PAGE]) });
  });
  return ctx.body;
}

test('the admin has the name and the logos of the site settings', async () => {
  cms = await bootCms();
  expect(await openAdmin()).toContain('<title>Wellfolio</title>');
  const owner = await loginAsAdmin(cms, 'strapi-super-admin');
  const logo = await picture(cms, 'night');
  await asAdmin(cms, owner)
    .put(`${getEntries('api::site.site')}/site`, { name: 'Calm & Days', logo })
    .expect(200);
  const page = await openAdmin({ path: '/admin/content-manager' });
  expect(page).toContain('<title>Calm &amp; Days</title>');
  expect(page).toMatch(/<meta name="site-logo" content="\/uploads\/[^"]+">/);
  expect(page).not.toContain('site-logo-dark');
});

test('the environment wins', async () => {
  cms = await bootCms({ SITE_NAME: 'Good & Well' });
  const owner = await loginAsAdmin(cms, 'strapi-super-admin');
  await asAdmin(cms, owner)
    .put(`${getEntries('api::site.site')}/site`, { name: 'Calm Days' })
    .expect(200);
  expect(await openAdmin()).toContain('<title>Good &amp; Well</title>');
});

test('nothing else changes', async () => {
  cms = await bootCms();
  for (const other of [{ path: '/administration' }, { type: 'json' }, { method: 'HEAD' }])
    expect(await openAdmin(other)).toBeInstanceOf(Readable);
});
