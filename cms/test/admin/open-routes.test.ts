import * as v from 'valibot';
import { asAdmin } from '../support/cms/as-admin';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';

let cms: Cms;
beforeAll(async () => {
  cms = await bootCms();
});
afterAll(() => cms.stop());

/** Writing routes of the admin that need no right of their own, and why. */
const OPEN: Readonly<Record<string, string>> = {
  'POST /admin/login': 'nobody is signed in',
  'POST /admin/access-token': 'renews the own session',
  'POST /admin/register': 'needs an invitation',
  'POST /admin/register-admin': 'creates the first account only',
  'POST /admin/forgot-password': 'mails the account itself',
  'POST /admin/reset-password': 'needs the code of that mail',
  'POST /admin/logout': 'ends the own session',
  'POST /admin/permissions/check': 'writes nothing',
  'PUT /admin/users/me': 'changes the own account',
  'DELETE /admin/users/me/sessions': 'ends the own sessions',
  'DELETE /admin/users/me/sessions/:sessionId': 'ends the own session',
  'PUT /admin/homepage/layout': 'arranges the own home page',
  'PUT /content-manager/content-types/:uid/configuration': 'its controller checks the right',
  'POST /content-manager/uid/generate': 'writes nothing',
  'POST /content-manager/uid/check-availability': 'writes nothing',
  'POST /upload/': 'its controller checks the right',
  'POST /upload/actions/upload-from-urls': 'its controller checks the right',
  'POST /upload/files': 'its controller checks the right',
  'PUT /upload/files/:id': 'its controller checks the right',
  'POST /upload/files/:id/replace': 'its controller checks the right',
  'POST /i18n/content-manager/actions/get-non-localized-fields': 'writes nothing',
};

const Route = v.looseObject({
  method: v.string(),
  path: v.string(),
  config: v.looseObject({ policies: v.optional(v.array(v.unknown()), []) }),
});
const Router = v.looseObject({ type: v.string(), prefix: v.optional(v.string()), routes: v.array(Route) });
const Routers = v.record(v.string(), v.unknown());

const needsRight = (policy: unknown): boolean =>
  v.is(v.object({ name: v.pipe(v.string(), v.regex(/hasPermissions$/)) }), policy);

/** The routes that Strapi and its plugins declare. Ours have checks of their own (`mount-admin-routes.ts`). */
function listOpenRoutes(): string[] {
  const owners: { routes?: unknown }[] = [cms.strapi.admin, ...Object.values(cms.strapi.plugins)];
  return owners
    .flatMap(({ routes }) => Object.values(v.parse(Routers, routes ?? {})))
    .flatMap((router) => (v.is(Router, router) && router.type === 'admin' ? [v.parse(Router, router)] : []))
    .flatMap(({ prefix = '', routes }) =>
      routes
        .filter(({ method, config }) => method !== 'GET' && !config.policies.some(needsRight))
        .map(({ method, path }) => `${method} ${prefix}${path}`),
    );
}

test('the writing routes of the admin that need no right', () => {
  expect(listOpenRoutes().toSorted()).toEqual(Object.keys(OPEN).toSorted());
});

test.each([
  ['post', '/email', { to: 'somebody@example.com', subject: 'A', text: 'A' }],
  ['put', '/content-manager/components/blocks.paragraph/configuration', { settings: {} }],
  ['put', '/i18n/settings', { aiLocalizations: false }],
] as const)('an author cannot %s %s', async (method, path, body) => {
  const author = asAdmin(cms, await loginAsAdmin(cms, 'strapi-author'));
  const { status } = await author[method](path, body);
  expect(status).toBe(403);
});
