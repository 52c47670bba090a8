import { emailOf, hasExpired, memberOf } from './member';
import { tokenOf } from './session.testing';

const user = JSON.stringify({ id: 7, user_id: 7, username: ' maria ', email: 'maria@example.org' });
const now = () => Date.now();

test('who is signed in is read from the token and what is stored beside it', () => {
  expect(memberOf(tokenOf(), user, now())).toEqual({ userId: 7, username: 'maria' });
});

test('a token may call its owner user_id, too', () => {
  const payload = btoa(JSON.stringify({ user_id: 9, exp: now() / 1000 + 60 }));
  expect(memberOf(`a.${payload}.c`, null, now())).toEqual({ userId: 9, username: '' });
});

test('a token is good until its very second', () => {
  const token = tokenOf({ expiresIn: 60 });
  const start = Math.floor(now() / 1000) * 1000;
  expect(memberOf(token, user, start + 59_000)).not.toBeNull();
  expect(memberOf(token, user, start + 61_000)).toBeNull();
});

test.each([
  ['is missing', null],
  ['is empty', ''],
  ['is no JWT', 'hello'],
  ['holds no JSON', 'a.b.c'],
  ['does not say whose it is', `a.${btoa('{"exp":99999999999}')}.c`],
  ['does not say until when', `a.${btoa('{"userId":7}')}.c`],
])('a token that %s is nobody’s', (_what, token) => {
  expect(memberOf(token, user, now())).toBeNull();
});

test.each([null, '', '{', '7', '{"username":7}'])(
  'a user stored as %j costs the name, not the session',
  (stored) => {
    expect(memberOf(tokenOf(), stored, now())).toEqual({ userId: 7, username: '' });
  },
);

test.each([
  ['good', tokenOf(), false],
  ['over', tokenOf({ expiresIn: -1 }), true],
  ['over, whoever’s it is', `a.${btoa('{"exp":7}')}.c`, true],
  ['undecodable', 'hello', false],
  ['without an end', `a.${btoa('{"userId":7}')}.c`, false],
])('a token that is %s has expired: %s', (_what, token, expected) => {
  expect(hasExpired(token, now())).toBe(expected);
});

test.each([
  [user, 'maria@example.org'],
  ['{}', ''],
  ['{', ''],
  [null, ''],
])('the address in %j is “%s”', (stored, email) => {
  expect(emailOf(stored)).toBe(email);
});
