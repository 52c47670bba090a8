import { isEmailAddress } from './is-email-address';

test.each([
  ['ada@example.org', true],
  [' ada@example.org ', true],
  ['ada.love+lace@mail.example.org', true],
  ['ädä@exämple.org', true],
  ['', false],
  ['ada', false],
  ['ada@', false],
  ['@example.org', false],
  ['ada@example', false],
  ['ada@example.', false],
  ['ada@example..org', false],
  ['ada lovelace@example.org', false],
  ['ada@love@example.org', false],
])('“%s” is an email address: %s', (text, expected) => {
  expect(isEmailAddress(text)).toBe(expected);
});
