import { convertRow } from './convert-row';

const column = (name: string, type: string, longest: number | null = null) => ({ name, type, longest });
const convert = (type: string, value: unknown, longest: number | null = null) =>
  convertRow([column('it', type, longest)], { it: value }).it;

it.each([
  ['a boolean', 'boolean', 1, true],
  ['a boolean', 'boolean', 0, false],
  ['JSON', 'jsonb', '{"a":[1]}', { a: [1] }],
  ['binary content', 'bytea', Buffer.from([0, 255]), '\\x00ff'],
  ['a moment', 'timestamp with time zone', 0, '1970-01-01T00:00:00.000Z'],
  [
    "a moment of SQLite's clock",
    'timestamp with time zone',
    '2026-11-30 18:46:23',
    '2026-11-30T18:46:23.000Z',
  ],
  ['a moment as text', 'timestamp with time zone', '2026-11-30T18:46:23.105Z', '2026-11-30T18:46:23.105Z'],
  ['a date', 'date', '2026-11-30', '2026-11-30'],
  ['a date in milliseconds', 'date', Date.UTC(2026, 10, 30), '2026-11-30'],
  ['a number', 'integer', 7, 7],
  ['a text', 'text', 'true', 'true'],
  ['nothing', 'boolean', null, null],
])('converts %s (%s)', (_what, type, value, expected) => {
  expect(convert(type, value)).toEqual(expected);
});

test('a moment without a time zone is in that of the server, as the driver writes it', () => {
  const moment = new Date(2026, 6, 1, 9, 5, 3, 42);
  expect(convert('timestamp without time zone', moment.getTime())).toBe('2026-07-01T09:05:03.042');
});

test('has the columns of PostgreSQL only, and null where SQLite has none', () => {
  const columns = [column('id', 'integer'), column('new', 'text')];
  expect(convertRow(columns, { id: 1, old: 'gone' })).toEqual({ id: 1, new: null });
});

test('a text may have as many characters as its column, counted as PostgreSQL does', () => {
  expect(convert('character varying', '😀😀', 2)).toBe('😀😀');
  expect(() => convert('character varying', '😀😀a', 2)).toThrow(
    'it has 3 characters, and PostgreSQL has room for 2',
  );
});

test('names a column whose value is no moment', () => {
  expect(() => convert('timestamp without time zone', 'soon')).toThrow('it is no moment: soon');
});
