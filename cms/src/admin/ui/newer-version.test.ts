import { describeNewer, readConflict } from './newer-version';

const newer = { edition: 3, kind: 'save', title: 'Sleep', actorId: 7, actorName: 'Ann', madeAt: 0 };

test('an editor is not named as a stranger to themselves', () => {
  expect(describeNewer(newer, 8)).toMatch(/^Ann changed it at /);
  expect(describeNewer(newer, 7)).toMatch(/^You changed it in another window at /);
  expect(describeNewer({ ...newer, actorId: null }, undefined)).toMatch(/^Ann changed it at /);
});

test('says that it was deleted', () => {
  const deleted = { ...newer, kind: 'delete' };
  expect(describeNewer(deleted, 8)).toMatch(/^Ann deleted it at /);
  expect(describeNewer(deleted, 7)).toMatch(/^You deleted it in another window at /);
});

test('reads the details of an error, whatever they are', () => {
  const details = { documentId: 'a', seen: 2, newer, errors: [] };
  expect(readConflict(details)).toEqual({ documentId: 'a', seen: 2, newer });
  for (const other of [undefined, null, {}, { ...details, newer: {} }, { ...details, seen: '2' }])
    expect(readConflict(other)).toBeUndefined();
});
