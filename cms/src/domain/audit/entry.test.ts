import { toStorable } from './entry';

test('makes any text fit its column', () => {
  expect(toStorable('Ann\u0000\ud800Lee\r\n')).toBe('Ann Lee');
  expect(toStorable('x'.repeat(400))).toHaveLength(255);
  // Half of a pair at the cut.
  expect(toStorable(`${'x'.repeat(254)}😀`)).toBe('x'.repeat(254));
});
