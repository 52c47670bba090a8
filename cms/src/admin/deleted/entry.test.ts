import { describeAddress, describeKept, type DeletedEntry } from './entry';

const entry: DeletedEntry = {
  documentId: 'a',
  title: 'A',
  actorName: 'Ann',
  deletedAt: 0,
  until: 1,
  comments: 0,
  ratings: 0,
  saves: 0,
};

test('counts what is restored with an article', () => {
  expect(describeKept(entry)).toBe('');
  expect(describeKept({ ...entry, comments: 1, saves: 20_000 })).toBe('1 comment, 20,000 saves');
  expect(describeKept({ ...entry, ratings: 2 })).toBe('2 ratings');
});

test('names both addresses if an article got another one', () => {
  expect(describeAddress({ documentId: 'a', address: null })).toBe('');
  expect(describeAddress({ documentId: 'a', address: { before: 'sleep', now: 'sleep-2' } })).toBe(
    'Another article has its address “sleep” now, so it has the address “sleep-2”.',
  );
});
