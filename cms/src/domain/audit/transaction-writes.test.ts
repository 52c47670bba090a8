import { getWrites, noteWrite, type Write } from './transaction-writes';

const write = (action: string, more: Partial<Write> = {}): Write => ({
  uid: 'api::blog.blog',
  id: 'abc',
  action,
  actor: { id: 1, name: 'Ann' },
  title: 'Sleep',
  fields: [],
  edition: 3,
  request: undefined,
  ...more,
});

test('one document in one transaction makes one entry, named after what matters most', () => {
  const trx = {};
  noteWrite(trx, write('content.create', { fields: ['title'], edition: 0 }));
  noteWrite(trx, write('content.publish', { fields: ['slug'], title: null, edition: 1 }));
  noteWrite(trx, write('content.update', { fields: ['title'] }));
  expect(getWrites(trx)).toEqual([
    write('content.publish', { fields: ['title', 'slug'], title: 'Sleep', edition: 0 }),
  ]);
});

test('others have their own', () => {
  const trx = {};
  noteWrite(trx, write('content.update'));
  noteWrite(trx, write('content.update', { id: 'def' }));
  noteWrite(trx, write('content.update', { actor: { id: null, name: 'Import' } }));
  expect(getWrites(trx)).toHaveLength(3);
  expect(getWrites({})).toEqual([]);
});
