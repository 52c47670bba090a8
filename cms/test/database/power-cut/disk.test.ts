import { Disk } from './disk';
import type { FileOperation } from './trace';

const write = (offset: number, words: string): FileOperation => ({
  file: 'data.db',
  at: 0,
  kind: 'write',
  offset,
  bytes: Buffer.from(words),
});
const sync: FileOperation = { file: 'data.db', at: 0, kind: 'sync' };
const truncate = (size: number): FileOperation => ({ file: 'data.db', at: 0, kind: 'truncate', size });

function after(operations: FileOperation[], spares: (unsynced: number) => boolean): string {
  const disk = new Disk({ 'data.db': Buffer.from('before') });
  for (const operation of operations) disk.apply(operation);
  return String(disk.cut(spares)['data.db']).replaceAll('\0', '.');
}
const none = () => false;

test('keeps what was synced and nothing else', () => {
  expect(after([write(0, 'AFT')], none)).toBe('before');
  expect(after([write(0, 'AFT'), sync], none)).toBe('AFTore');
  expect(after([write(0, 'AFT'), sync, write(3, 'ER')], none)).toBe('AFTore');
  expect(after([write(8, 'far'), sync], none)).toBe('before..far');
  expect(after([truncate(3), sync, truncate(0)], none)).toBe('bef');
});

test('keeps of the other writes those that the power cut spares, in their order', () => {
  const operations = [write(0, 'one'), write(0, 'two'), write(6, '!')];
  expect(after(operations, (unsynced) => unsynced === 0)).toBe('oneore');
  expect(after(operations, (unsynced) => unsynced > 0)).toBe('twoore!');
});

test('counts a sync for its own file alone', () => {
  expect(after([write(0, 'AFT'), { ...sync, file: 'data.db-wal' }], none)).toBe('before');
});
