import { parseFilter, toCursor } from './parse-filter';

test('reads the filters of the page', () => {
  expect(
    parseFilter({
      actor: '7',
      kind: 'token',
      type: 'api::blog.blog',
      subject: 'abc123',
      failed: 'true',
      from: '1000',
      to: '2000',
      text: '  Sleep\u0000 ',
      before: toCursor({ madeAt: 1500, id: 9 }),
    }),
  ).toEqual({
    filter: {
      actor: 7,
      kind: 'token',
      subject: { type: 'api::blog.blog', id: 'abc123' },
      failed: true,
      from: 1000,
      to: 2000,
      text: 'sleep',
    },
    before: { madeAt: 1500, id: 9 },
  });
  expect(parseFilter({})).toEqual({ filter: {}, before: undefined });
  expect(parseFilter({ actor: 'none', text: ' ' })?.filter).toEqual({ actor: null });
});

test.each([
  { actor: '0' },
  { actor: '99999999999' },
  { actor: ['7'] },
  { kind: 'toString' },
  { from: '-1' },
  { from: 'today' },
  { failed: 'no' },
  { text: 'x'.repeat(101) },
  { text: { $ne: '' } },
  { type: "api::blog.blog' OR 1=1", subject: 'x' },
  { subject: 'abc123' },
  { type: 'api::blog.blog' },
  { before: '1-' },
])('refuses %j', (query) => {
  expect(parseFilter(query)).toBeUndefined();
});
