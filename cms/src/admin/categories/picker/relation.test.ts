import { addRelated, listRelated, moveForward, removeRelated, type Changes, type Related } from './relation';

const NONE: Changes = { connect: [], disconnect: [] };
const stored: Related[] = [
  { id: 1, documentId: 'sleep', __temp_key__: 'a0', name: 'Sleep' },
  { id: 2, documentId: 'naps', __temp_key__: 'a1', name: 'Naps' },
];
const stress = { id: 3, documentId: 'stress', name: 'Stress' };
const list = (changes: Changes) => listRelated(stored, changes).map(({ id }) => id);
const sent = ({ connect = [], disconnect = [] }: Changes) => [
  connect.map(({ apiData }) => [apiData?.documentId, apiData?.position]),
  disconnect.map(({ apiData }) => apiData?.documentId),
];

test('a chosen category is connected at the end, once', () => {
  const changes = addRelated(stored, NONE, stress);
  expect(list(changes)).toEqual([1, 2, 3]);
  expect(sent(changes)).toEqual([[['stress', undefined]], []]);
  expect(addRelated(stored, changes, stress)).toBe(changes);
  expect(addRelated(stored, NONE, { id: 1, documentId: 'sleep', name: 'Sleep' })).toBe(NONE);
});

test('what was only chosen is no change once it is removed', () => {
  expect(removeRelated(stored, addRelated(stored, NONE, stress), stress)).toEqual(NONE);
});

test('a stored category is disconnected, and goes back to its place when it is chosen again', () => {
  const removed = removeRelated(stored, NONE, { id: 1 });
  expect(list(removed)).toEqual([2]);
  expect(sent(removed)).toEqual([[], ['sleep']]);
  const again = addRelated(stored, removed, { id: 1, documentId: 'sleep', name: 'Sleep' });
  expect(list(again)).toEqual([1, 2]);
  expect(again).toEqual(NONE);
});

test('a category is moved before its neighbour', () => {
  const moved = moveForward(stored, NONE, { id: 2 });
  expect(list(moved)).toEqual([2, 1]);
  expect(sent(moved)).toEqual([[['naps', { start: true }]], []]);
  const chosen = moveForward(stored, addRelated(stored, NONE, stress), stress);
  expect(list(chosen)).toEqual([1, 3, 2]);
  expect(sent(chosen)).toEqual([[['stress', { before: 'naps', status: 'draft' }]], []]);
  expect(moveForward(stored, NONE, { id: 1 })).toBe(NONE);
});

test('a stored category that was moved is gone with one removal', () => {
  const removed = removeRelated(stored, moveForward(stored, NONE, { id: 2 }), { id: 2 });
  expect(list(removed)).toEqual([1]);
  expect(sent(removed)).toEqual([[], ['naps']]);
});

test('several moves of new categories are sent so that each neighbour has its place before', () => {
  const two = addRelated(stored, addRelated(stored, NONE, stress), {
    id: 4,
    documentId: 'aging',
    name: 'Aging',
  });
  const moved = moveForward(stored, moveForward(stored, two, { id: 4 }), { id: 4 });
  expect(list(moved)).toEqual([1, 4, 2, 3]);
  expect(sent(moved)[0]).toEqual([
    ['stress', { end: true }],
    ['aging', { before: 'naps', status: 'draft' }],
  ]);
});
