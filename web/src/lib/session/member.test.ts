import { getEmail, hasExpired, getMember } from './member';
import { getToken } from './session.testing';

const user = JSON.stringify({ id: 7, user_id: 7, username: ' maria ', email: 'maria@example.org' });
const now = () => Date.now();

test('getMember reads the member from the token and the stored user', () => {
  expect(getMember(getToken(), user, now())).toEqual({ userId: 7, username: 'maria' });
});

test('getMember also accepts a token with user_id instead of userId', () => {
  const payload = btoa(JSON.stringify({ user_id: 9, exp: now() / 1000 + 60 }));
  expect(getMember(`a.${payload}.c`, null, now())).toEqual({ userId: 9, username: '' });
});

test('getMember accepts a token until it expires', () => {
  const token = getToken({ expiresIn: 60 });
  const start = Math.floor(now() / 1000) * 1000;
  expect(getMember(token, user, start + 59_000)).not.toBeNull();
  expect(getMember(token, user, start + 61_000)).toBeNull();
});

test.each([
  ['is missing', null],
  ['is empty', ''],
  ['is not a JWT', 'hello'],
  ['contains no JSON', 'a.b.c'],
  ['has no user id', `a.${btoa('{"exp":99999999999}')}.c`],
  ['has no expiry', `a.${btoa('{"userId":7}')}.c`],
])('getMember returns null for a token that %s', (_what, token) => {
  expect(getMember(token, user, now())).toBeNull();
});

test.each([null, '', '{', '7', '{"username":7}'])(
  'getMember keeps the session without a name when the stored user is %j',
  (stored) => {
    expect(getMember(getToken(), stored, now())).toEqual({ userId: 7, username: '' });
  },
);

test.each([
  ['valid', getToken(), false],
  ['expired', getToken({ expiresIn: -1 }), true],
  ['expired, without a user id', `a.${btoa('{"exp":7}')}.c`, true],
  ['not decodable', 'hello', false],
  ['without an expiry', `a.${btoa('{"userId":7}')}.c`, false],
])('hasExpired recognises whether a token has expired: %s', (_what, token, expected) => {
  expect(hasExpired(token, now())).toBe(expected);
});

test.each([
  [user, 'maria@example.org'],
  ['{}', ''],
  ['{', ''],
  [null, ''],
])('getEmail(%j) returns “%s”', (stored, email) => {
  expect(getEmail(stored)).toBe(email);
});
