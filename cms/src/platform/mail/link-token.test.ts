import fc from 'fast-check';
import { isSigned, readToken, signToken, type Purpose } from './link-token';

const ADA = { id: 'abc123', email: 'ada@example.org' };
const good = (token: string, purpose: Purpose, holder = ADA, secrets = ['secret']) => {
  const parsed = readToken(token);
  return parsed !== undefined && isSigned(secrets, purpose, holder, parsed);
};

test('a token carries its holder’s id and signing time and is URL-safe', () => {
  const token = signToken('secret', 'confirm', ADA, 1_800_000_000_999);
  expect(readToken(token)).toMatchObject({ id: 'abc123', signedAt: 1_800_000_000 });
  expect(encodeURIComponent(token)).toBe(token);
  expect(token).not.toContain('ada');
  expect(good(token, 'confirm')).toBe(true);
});

test('a token is valid for one purpose, one holder and one email address only', () => {
  const token = signToken('secret', 'unsubscribe', ADA);
  expect(good(token, 'unsubscribe')).toBe(true);
  expect(good(token, 'confirm')).toBe(false);
  expect(good(signToken('secret', 'confirm', ADA), 'unsubscribe')).toBe(false);
  expect(good(token, 'unsubscribe', { ...ADA, email: 'bob@example.org' })).toBe(false);
  expect(good(token, 'unsubscribe', { ...ADA, id: 'abc124' })).toBe(false);
});

test('a token signed with a former secret stays valid; one with an unknown secret is invalid', () => {
  const token = signToken('secret', 'unsubscribe', ADA);
  expect(good(token, 'unsubscribe', ADA, ['new', 'secret'])).toBe(true);
  expect(good(token, 'unsubscribe', ADA, ['new'])).toBe(false);
});

test('a token with a character changed, removed or added is invalid', () => {
  const token = signToken('secret', 'confirm', ADA);
  fc.assert(
    fc.property(fc.nat(token.length), fc.string({ maxLength: 2 }), fc.nat(1), (at, sign, cut) => {
      const changed = token.slice(0, at) + sign + token.slice(at + cut);
      expect(good(changed, 'confirm')).toBe(changed === token);
    }),
    { numRuns: 3000 },
  );
});

test.each(['', '.', '..', 'a.b.c', `a.b.${'x'.repeat(44)}`, `../x.b.${'x'.repeat(43)}`, 'x'.repeat(20_000)])(
  'readToken rejects %j',
  (text) => expect(readToken(text)).toBeUndefined(),
);
