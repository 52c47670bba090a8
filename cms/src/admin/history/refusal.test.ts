import { describeRefusal } from './refusal';

const newer = { edition: 3, kind: 'save', title: 'Sleep', actorId: 7, actorName: 'Ann', madeAt: 0 };

test('says who has saved since the list was loaded', () => {
  const details = { documentId: 'a', seen: 2, newer };
  const refused = Object.assign(new Error('Refused'), { response: { data: { error: { details } } } });
  expect(describeRefusal(refused, 1)).toMatch(/^Ann changed it at .* Nothing was restored/);
  expect(describeRefusal(refused, 7)).toMatch(/^You changed it in another window at /);
});

test('repeats any other message', () => {
  expect(describeRefusal(new Error('This entry has been deleted.'), 1)).toBe('This entry has been deleted.');
  expect(describeRefusal(undefined, 1)).toBe('It could not be restored. Please try again.');
});
