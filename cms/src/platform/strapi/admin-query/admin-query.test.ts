import { limitQuery } from './bounded-query';
import { isQueryError } from './query-error';
import { findQueryError } from './query-fault';

describe('limitQuery', () => {
  test.each([{}, { pageSize: '1' }, { pageSize: '100', filters: { id: '1' } }])('leaves %j', (query) => {
    expect(limitQuery(query)).toBeUndefined();
  });
  test.each(['101', '0', '-1', 'abc', ['1', '2'], { a: '1' }])('limits %j to a hundred', (pageSize) => {
    expect(limitQuery({ pageSize, page: '2' })).toEqual({ pageSize: '100', page: '2' });
  });
  test('drops parameters of the query engine', () => {
    const query = { where: { a: '1' }, select: 'b', orderBy: 'c', groupBy: 'd', offset: '1', sort: 'title' };
    expect(limitQuery(query)).toEqual({ sort: 'title' });
  });
});

describe('findQueryError', () => {
  test.each([
    [{ _q: { a: '1' } }, '_q must be text.'],
    [{ _q: ['a', 'b'] }, '_q must be text.'],
    [{ page: { a: '1' } }, 'page must be a whole number.'],
    [{ limit: '99999999999999999999' }, 'limit must be a whole number.'],
    [{ sort: '\0' }, 'sort contains a character that cannot be stored.'],
    [
      { filters: { $and: [{ title: { $eq: 'a\uD800' } }] } },
      'filters contains a character that cannot be stored.',
    ],
    [{ filters: { '\0': '1' } }, 'filters contains a character that cannot be stored.'],
    [{ '\0': '1' }, 'The query contains a character that cannot be stored.'],
  ])('%j', (query, sentence) => {
    expect(findQueryError(query)).toBe(sentence);
  });
  test.each([
    { _q: 'a 😀' },
    { _q: null },
    { page: '1', start: '0', limit: '-1' },
    { filters: { id: ['1'] } },
  ])('accepts %j', (query) => {
    expect(findQueryError(query)).toBeNull();
  });
});

describe('isQueryError', () => {
  const thrownIn = (file: string): Error =>
    Object.assign(new Error('No.'), {
      stack: `Error: No.\n    at Array.map (<anonymous>)\n    at f (/app/node_modules/${file}:1:1)\n    at g (/app/dist/src/own.js:1:1)`,
    });
  test.each(['@strapi/database/dist/query/helpers/where.js', 'knex/lib/query/querybuilder.js'])(
    '%s',
    (file) => {
      expect(isQueryError(thrownIn(file))).toBe(true);
    },
  );
  test.each(['22P02', '42703', 'SQLITE_MISMATCH', 'SQLITE_ERROR'])('a statement rejected with %s', (code) => {
    expect(isQueryError(Object.assign(new Error('No.'), { code }))).toBe(true);
  });
  test.each(['08006', '57P01', 'SQLITE_BUSY', 'SQLITE_CORRUPT', 'ECONNREFUSED'])('not %s', (code) => {
    expect(isQueryError(Object.assign(new Error('No.'), { code, stack: '' }))).toBe(false);
  });
  test('rejects errors thrown elsewhere', () => {
    expect(isQueryError(thrownIn('@strapi/upload/dist/server/services/folder.js'))).toBe(false);
    expect(isQueryError(new Error('Ours.'))).toBe(false);
    expect(isQueryError('text')).toBe(false);
  });
});
