import fc from 'fast-check';
import { isStrong, STRENGTH } from './strength';

test.each(['Passw0rd!', 'aA1@aA1@', 'aA1@$!%*?&', `aA1@${'x'.repeat(68)}`])('%s is strong', (password) => {
  expect(isStrong(password)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['seven characters', 'Passw0!'],
  ['no small letter', 'PASSW0RD!'],
  ['no capital', 'passw0rd!'],
  ['no digit', 'Password!'],
  ['no symbol', 'Passw0rd1'],
  ['a symbol of another kind', 'Passw0rd!#'],
  ['a blank', 'Passw0rd !'],
  ['a line break at its end', 'Passw0rd!\n'],
  ['a letter with an accent', 'Pässw0rd!'],
  ['a digit of another script', 'Passwrd!٣'],
  ['more than bcrypt reads', `aA1@${'x'.repeat(69)}`],
])('with %s it is not', (_what, password) => {
  expect(isStrong(password)).toBe(false);
});

test('whatever is typed, a strong one is 8 to 72 bytes of the kinds that the rule names', () => {
  const typed = fc.oneof(
    fc.string({
      unit: fc.constantFrom('a', 'b', 'X', 'Y', '0', '1', '@', '$', '!', '%', '*', '?', '&'),
      maxLength: 80,
    }),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(typed, (password) => {
      const has = (kind: RegExp) => kind.test(password);
      const right =
        Buffer.byteLength(password) >= 8 &&
        Buffer.byteLength(password) <= 72 &&
        [/[a-z]/, /[A-Z]/, /[0-9]/, /[@$!%*?&]/].every(has) &&
        !has(/[^a-zA-Z0-9@$!%*?&]/);
      expect(isStrong(password)).toBe(right);
    }),
    { numRuns: 2000 },
  );
});

test('its sentence is told from the one about an old password by a word (C9)', () => {
  expect(STRENGTH).toMatch(/^At least 8 characters, with /);
  expect(STRENGTH).not.toMatch(/password/i);
});
