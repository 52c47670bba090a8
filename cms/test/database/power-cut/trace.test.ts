import { parseTrace } from './trace';

const hex = (words: string) =>
  [...Buffer.from(words)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('');
const at = (name: string) => `19<${hex(`/data/${name}`)}>`;

test('parses writes, syncs and truncations of files, in chronological order', () => {
  const text = [
    `1795713026.500000 fdatasync(${at('data.db-wal')}) = 0 <0.250000>`,
    `1795713026.250000 pwrite64(${at('data.db-wal')}, "${hex('ab\0')}", 3, 4096) = 3 <0.000000>`,
    `1795713027.000000 ftruncate(${at('data.db')}, 100) = 0 <0.000000>`,
    '1795713028.000000 +++ killed by SIGKILL +++',
    '',
  ].join('\n');
  expect(parseTrace(text)).toEqual([
    { file: 'data.db-wal', at: 1795713026250, kind: 'write', offset: 4096, bytes: Buffer.from('ab\0') },
    { file: 'data.db-wal', at: 1795713026750, kind: 'sync' },
    { file: 'data.db', at: 1795713027000, kind: 'truncate', size: 100 },
  ]);
});

test.each([
  `1795713026.250000 pwrite64(${at('a')}, "${hex('ab')}"..., 4096, 0) = 4096 <0.000000>`,
  `1795713026.250000 pwrite64(${at('a')}, "${hex('ab')}", 2, 0) = 1 <0.000000>`,
  `1795713026.250000 fsync(${at('a')}) = -1 EIO (Input/output error) <0.000000>`,
  `1795713026.250000 unlink("${hex('/data/a')}") = 0 <0.000000>`,
  `1795713026.250000 fsync(${at('a')} <unfinished ...>`,
])('rejects what it cannot parse: %.60s', (line) => {
  expect(() => parseTrace(line)).toThrow('cannot be parsed');
});
