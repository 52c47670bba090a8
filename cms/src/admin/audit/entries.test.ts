import { getSubjectPath, nameSubject, type Entry } from './entries';

const entry = (subject: { type: string; id: string | null } | null, more: Partial<Entry> = {}): Entry => ({
  id: 1,
  madeAt: 0,
  actor: { id: null, name: 'Ann' },
  kind: 'Content',
  action: 'content.update',
  words: 'saved',
  subject: subject && { ...subject, title: null, label: 'Article' },
  detail: {},
  status: 200,
  failed: false,
  ...more,
});
const path: (...given: Parameters<typeof entry>) => string | undefined = (...given) =>
  getSubjectPath(entry(...given));

test('names the subject once', () => {
  const subject = { type: 'api::blog.blog', id: 'abc', title: 'Sleep', label: 'Article' };
  expect(nameSubject(entry(null, { subject }))).toEqual({ label: 'Article', name: '“Sleep”' });
  const role = { action: 'role.create', words: 'created the role' };
  expect(nameSubject(entry({ type: 'admin::role', id: '3' }, role))).toEqual({ label: '', name: '3' });
  expect(nameSubject(entry({ type: 'admin::user', id: '3' }, { action: 'sign-in.done' }))).toBeUndefined();
  expect(nameSubject(entry(null))).toBeUndefined();
  const account = { type: 'admin::user', id: '19', title: 'Site Owner', label: 'Account' };
  expect(nameSubject(entry(null, { action: 'account.update', subject: account }))).toEqual({
    label: '',
    name: '“Site Owner” · no. 19',
  });
});

test.each([
  ['api::blog.blog', 'abc', '/content-manager/collection-types/api::blog.blog/abc'],
  ['plugin::upload.file', '7', '/plugins/upload?assetId=7'],
  ['admin::user', '7', '/settings/users/7'],
  ['webhook', '7', '/settings/webhooks/7'],
  ['form', 'api::blog.blog', '/content-manager/collection-types/api::blog.blog/configurations/list'],
  ['something', '7', undefined],
  ['api::blog.blog', null, undefined],
])('%s %s opens at %s', (type, id, expected) => {
  expect(path({ type, id })).toBe(expected);
});

test('what was deleted cannot be opened, but what could not be deleted can', () => {
  const subject = { type: 'api::blog.blog', id: 'abc' };
  expect(path(subject, { action: 'content.delete' })).toBeUndefined();
  expect(path(subject, { action: 'content.delete', failed: true })).toBeDefined();
  expect(path(null)).toBeUndefined();
});
