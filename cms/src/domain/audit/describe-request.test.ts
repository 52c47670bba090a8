import { ACTIONS } from './actions';
import { describeRequest, MOST_SUBJECTS, type AdminRequest } from './describe-request';
import { KINDS } from './entry';
import { READS, ROUTES } from './routes';
import { getKindOfType } from './titles';

const ann = { id: 1, name: 'Ann Lee' };
const request = (route: string, more: Partial<AdminRequest> = {}): AdminRequest => ({
  route,
  params: {},
  actor: ann,
  status: 200,
  requestBody: {},
  responseBody: {},
  now: 5,
  ...more,
});
const describeOne = (route: string, more?: Partial<AdminRequest>) => {
  const entries = describeRequest(request(route, more), getKindOfType);
  expect(entries).toHaveLength(1);
  return entries[0]!;
};

test('every route has words and a kind', () => {
  const unnamed = Object.values(ROUTES).filter(({ action }) => !Object.hasOwn(ACTIONS, action));
  expect(unnamed).toEqual([]);
  expect(Object.values(ACTIONS).filter(({ kind }) => !Object.hasOwn(KINDS, kind))).toEqual([]);
  expect(Object.keys(READS).filter((route) => Object.hasOwn(ROUTES, route))).toEqual([]);
});

test('names the subject from the response, and the fields that were sent', () => {
  expect(
    describeOne('POST /admin/api-tokens', {
      status: 201,
      requestBody: { name: 'Deploy', type: 'read-only', lifespan: null, 'hunter2 is my password': 1 },
      responseBody: { data: { id: 4, name: 'Deploy', accessKey: 'a secret' } },
    }),
  ).toEqual({
    madeAt: 5,
    actor: ann,
    kind: 'token',
    action: 'api-token.create',
    subject: { type: 'api-token', id: '4', title: 'Deploy' },
    detail: { fields: ['name', 'type', 'lifespan'] },
    status: 201,
    failed: false,
  });
});

test('names accounts by their people', () => {
  const user = { id: 9, firstname: 'Bea', lastname: 'Roy', email: 'bea@example.org' };
  const subject = { type: 'admin::user', id: '9', title: 'Bea Roy' };
  expect(describeOne('PUT /admin/users/:id', { responseBody: { data: user } }).subject).toEqual(subject);
  const login = { data: { token: 'x', user } };
  expect(describeOne('POST /admin/login', { responseBody: login }).subject).toEqual(subject);
});

test('a bulk action has one entry for each subject, up to a limit', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  const two = describeRequest(
    request('POST /admin/webhooks/batch-delete', { responseBody: { data: ids(2) } }),
  );
  expect(two.map(({ subject }) => subject?.id)).toEqual(['1', '2']);
  const many = describeRequest(
    request('POST /admin/webhooks/batch-delete', { responseBody: { data: ids(MOST_SUBJECTS + 7) } }),
  );
  expect(many).toHaveLength(MOST_SUBJECTS);
  expect(many.at(-1)?.detail).toEqual({ more: 7 });
  const moved = { data: { files: [{ id: 1, name: 'a.png' }], folders: [{ id: 2, name: 'Sea' }] } };
  const entries = describeRequest(request('POST /upload/actions/bulk-move', { responseBody: moved }));
  expect(entries.map(({ subject }) => subject)).toEqual([
    { type: 'plugin::upload.file', id: '1', title: 'a.png' },
    { type: 'plugin::upload.folder', id: '2', title: 'Sea' },
  ]);
});

test('what fails is named by its address', () => {
  expect(
    describeOne('PUT /content-manager/collection-types/:model/:id', {
      status: 403,
      params: { model: 'plugin::users-permissions.user', id: 'kjbo9rxm5mzbqzejyr1mv5k8' },
      responseBody: { error: {} },
    }),
  ).toMatchObject({
    kind: 'member',
    action: 'content.update',
    failed: true,
    subject: { type: 'plugin::users-permissions.user', id: 'kjbo9rxm5mzbqzejyr1mv5k8', title: null },
  });
  expect(
    describeOne('PUT /content-manager/collection-types/:model/:id', {
      status: 404,
      params: { model: 'my password is hunter2', id: '<script>' },
    }).subject,
  ).toBeNull();
});

test('the name of something that was refused is not kept', () => {
  const refused = { status: 400, requestBody: { name: 'hunter2' } };
  expect(JSON.stringify(describeOne('POST /admin/roles', refused))).not.toContain('hunter2');
});

test('the permissions of a role are one write of the role', () => {
  const permissions = [{ id: 1 }, { id: 2 }];
  expect(
    describeOne('PUT /admin/roles/:id/permissions', {
      params: { id: '3' },
      responseBody: { data: permissions },
    }),
  ).toMatchObject({ action: 'role.permissions', subject: { type: 'admin::role', id: '3' } });
});

test('a role of members has the name that was sent, because its response has none', () => {
  expect(
    describeOne('PUT /users-permissions/roles/:role', {
      params: { role: '2' },
      requestBody: { name: 'Guests' },
      responseBody: { ok: true },
    }).subject,
  ).toEqual({ type: 'plugin::users-permissions.role', id: '2', title: 'Guests' });
});

test('a route without a name is recorded by its method and address', () => {
  expect(describeOne('PATCH /new-plugin/things/:id', { params: { id: '1' }, status: 204 })).toMatchObject({
    kind: 'other',
    action: 'PATCH /new-plugin/things/:id',
    subject: null,
  });
});

test('and by the document in its address', () => {
  const params = { type: 'api::blog.blog', documentId: 'kjbo9rxm5mzbqzejyr1mv5k8' };
  expect(describeOne('POST /admin/new/:type/:documentId', { params }).subject).toEqual({
    type: 'api::blog.blog',
    id: 'kjbo9rxm5mzbqzejyr1mv5k8',
    title: null,
  });
});
