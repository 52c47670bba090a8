import { createId } from './create-id';

test('creates ids that differ, in the form of a UUID', () => {
  const ids = Array.from({ length: 100 }, createId);
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
});
