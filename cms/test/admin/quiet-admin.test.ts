import { asAdmin } from '../support/cms/as-admin';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';

let cms: Cms;
let token: string;
beforeAll(async () => {
  cms = await bootCms();
  token = await loginAsAdmin(cms, 'strapi-super-admin');
});
afterAll(() => cms.stop());

const requests = [
  ['/admin/license-trial-time-left', { trialEndsAt: null }],
  ['/admin/ai-feature-config', { data: { isAiI18nConfigured: false, isAiMediaLibraryConfigured: false } }],
  [`/i18n/ai-localization-jobs/collection-types/api::blog.blog/${'a'.repeat(24)}`, { data: null }],
  ['/i18n/ai-localization-jobs/collection-types/api::blog.blog/undefined', { data: null }],
] as const;

test.each(requests)('the admin’s request to %s succeeds', async (path, expected) => {
  const { status, body } = await asAdmin(cms, token).get(path);
  expect([status, body]).toEqual([200, expected]);
});

test.each(requests)('a visitor learns nothing from %s', async (path) => {
  const { status } = await asAdmin(cms, 'none').get(path);
  expect(status).toBe(401);
});

test('an article’s form learns that there is no preview', async () => {
  const path = `/content-manager/preview/url/api::blog.blog?documentId=${'a'.repeat(24)}&status=draft`;
  const { status } = await asAdmin(cms, token).get(path);
  expect(status).toBe(204);
});
