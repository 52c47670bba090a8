import { findExcess, type Right } from './excess-rights';

const READ = 'plugin::content-manager.explorer.read';
const read = (fields?: string[], conditions: string[] = [], subject = 'api::blog.blog'): Right => ({
  action: READ,
  subject,
  properties: fields ? { fields } : {},
  conditions,
});
const setting = (action: string): Right => ({ action, subject: null, properties: {}, conditions: [] });
const OWN = 'admin::is-creator';

test.each<[string, Right, Right[]]>([
  ['the same', read(['title']), [read(['title'])]],
  ['fewer fields', read(['title']), [read(['title', 'slug'])]],
  ['some of all fields', read(['title']), [read()]],
  ['fields of two roles', read(['title', 'slug']), [read(['title']), read(['slug'])]],
  ['a condition more', read(['title'], [OWN]), [read(['title'])]],
  ['the same condition', read(undefined, [OWN]), [read(undefined, [OWN, 'x'])]],
  ['a setting', { action: 'admin::roles.read' }, [setting('admin::roles.read')]],
])('%s is held', (_what, wanted, held) => {
  expect(findExcess([wanted], held)).toEqual([]);
});

test.each<[string, Right, Right[]]>([
  ['nothing held', read(['title']), []],
  ['another action', setting('admin::users.update'), [setting('admin::users.read')]],
  ['another type', read(['title'], [], 'api::faq.faq'), [read(['title'])]],
  ['more fields', read(['title', 'slug']), [read(['title'])]],
  ['all fields', read(), [read(['title'])]],
  ['an empty list of fields', read([]), [read(['title'])]],
  ['no condition', read(['title']), [read(['title'], [OWN])]],
  ['another condition', read(['title'], [OWN, 'x']), [read(['title'], [OWN])]],
  ['a field only under a condition', read(['title', 'slug']), [read(['title']), read(['slug'], [OWN])]],
])('%s goes beyond it', (_what, wanted, held) => {
  expect(findExcess([wanted], held)).toEqual([wanted]);
});
