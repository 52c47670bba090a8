import * as v from 'valibot';
import { ENDPOINTS } from '../endpoints/endpoints';
import { describedPath, createOpenApi } from './openapi';

const Operation = v.object({
  tags: v.array(v.string()),
  summary: v.string(),
  description: v.string(),
  operationId: v.string(),
});
const Parameters = v.object({ parameters: v.array(v.object({ name: v.string(), in: v.string() })) });
const described = createOpenApi({ siteName: 'Site', publicUrl: 'https://site.example' });
const operations = Object.entries(described.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    call: `${method} ${path}`,
    operation: v.parse(Operation, operation),
  })),
);

/** Every object in the document, with its path. */
function objectsIn(value: unknown, at = '#'): { at: string; value: object }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, child]) => objectsIn(child, `${at}/${key}`));
  return Array.isArray(value) ? inner : [{ at, value }, ...inner];
}

test('every array says what its items are', () => {
  const arrays = objectsIn(described).filter(({ value }) => 'type' in value && value.type === 'array');
  expect(arrays.length).toBeGreaterThan(5);
  expect(arrays.filter(({ value }) => !('items' in value)).map(({ at }) => at)).toEqual([]);
});

test('every operation has one described tag, a summary, and a description with more than that', () => {
  const tags = described.tags.map(({ name }) => name);
  const used = new Set<string>();
  for (const { call, operation } of operations) {
    expect([call, operation.tags.length, tags.includes(operation.tags[0] ?? '')]).toEqual([call, 1, true]);
    expect(operation.description.startsWith(operation.summary)).toBe(true);
    for (const tag of operation.tags) used.add(tag);
  }
  expect([...used].toSorted()).toEqual(tags.toSorted());
});

test('every operation has a unique id', () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('no two paths differ only in parameter names, and each path names the parameters of its operations', () => {
  const paths = Object.keys(described.paths);
  expect(new Set(paths.map((path) => path.replaceAll(/\{\w+\}/g, '{}'))).size).toBe(paths.length);
  expect(describedPath('/api/comments/{blogId}')).toBe(describedPath('/api/comments/{commentId}'));
  expect(describedPath('/api/faqs/{blogId}')).toBe('/api/faqs/{blogId}');
  for (const [path, item] of Object.entries(described.paths)) {
    for (const operation of Object.values(item)) {
      const { parameters } = v.parse(Parameters, operation);
      const named = parameters.filter((one) => one.in === 'path').map(({ name }) => `{${name}}`);
      expect(path.match(/\{\w+\}/g) ?? []).toEqual(named);
    }
  }
  expect(operations).toHaveLength(ENDPOINTS.length);
});

test('every reference resolves to a schema, and every schema is used', () => {
  const names = objectsIn(described).flatMap(({ value }) =>
    '$ref' in value && typeof value.$ref === 'string'
      ? [value.$ref.replace('#/components/schemas/', '')]
      : [],
  );
  expect([...new Set(names)].toSorted()).toEqual(Object.keys(described.components.schemas).toSorted());
});

test.each([
  ['get /api/blogs', 'Blogs'],
  ['get /api/blogs/saved', 'Saved blogs'],
  ['get /api/users/me/comments', 'Comments'],
  ['post /api/users/login', 'Accounts'],
])('%s is among %s', (call, tag) => {
  expect(operations.find((one) => one.call === call)?.operation.tags).toEqual([tag]);
});
