import fc from 'fast-check';
import { isStrongPassword } from '../../../platform/shared/password-rule.gen';
import { PASSWORD_RULE } from './strength';

test.each(['Passw0rd!', 'aA1@aA1@', 'aA1@$!%*?&', `aA1@${'x'.repeat(68)}`])(
  'accepts %s as strong',
  (password) => {
    expect(isStrongPassword(password)).toBe(true);
  },
);

test.each([
  ['no characters', ''],
  ['only seven characters', 'Passw0!'],
  ['no lower-case letter', 'PASSW0RD!'],
  ['no upper-case letter', 'passw0rd!'],
  ['no digit', 'Password!'],
  ['no symbol', 'Passw0rd1'],
  ['a symbol that is not allowed', 'Passw0rd!#'],
  ['a space', 'Passw0rd !'],
  ['a trailing line break', 'Passw0rd!\n'],
  ['an accented letter', 'Pässw0rd!'],
  ['a digit from another script', 'Passwrd!٣'],
  ['more bytes than bcrypt reads', `aA1@${'x'.repeat(69)}`],
])('rejects a password with %s', (_what, password) => {
  expect(isStrongPassword(password)).toBe(false);
});

test('accepts exactly the passwords of 8 to 72 bytes that satisfy the character rules', () => {
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
      expect(isStrongPassword(password)).toBe(right);
    }),
    { numRuns: 2000 },
  );
});

test('the strength message starts with the length rule and omits the word “password” (C9)', () => {
  expect(PASSWORD_RULE).toMatch(/^At least 8 characters, with /);
  expect(PASSWORD_RULE).not.toMatch(/password/i);
});
