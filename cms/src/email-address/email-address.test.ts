import fc from 'fast-check';
import { emailAddress } from './email-address';

test.each([
  ['ada@example.org', 'ada@example.org'],
  ['  Ada.Lovelace@Example.ORG\n', 'ada.lovelace@example.org'],
  ['ada+news@example.org', 'ada+news@example.org'],
  ["o'brien@mail.example.co.uk", "o'brien@mail.example.co.uk"],
  ['a@b.co', 'a@b.co'],
  ['1@2.example', '1@2.example'],
  // A mail provider of Japan gave such addresses out, and browsers take them.
  ['ada..b.@example.ne.jp', 'ada..b.@example.ne.jp'],
  ['пользователь@пример.рф', 'пользователь@xn--e1afmkfd.xn--p1ai'],
  ['info@Bücher.example', 'info@xn--bcher-kva.example'],
  ['info@XN--BCHER-KVA.example', 'info@xn--bcher-kva.example'],
])('%j is kept as %s', (typed, kept) => {
  expect(emailAddress(typed)).toBe(kept);
});

test('one address has one spelling, whether a letter is composed or not', () => {
  const composed = 'ren\u00e9e@caf\u00e9.example';
  const apart = 'rene\u0301e@cafe\u0301.example';
  expect(emailAddress(apart)).toBe(emailAddress(composed));
  expect(emailAddress('RENE\u0301E@CAFE\u0301.EXAMPLE')).toBe(emailAddress(composed));
});

test.each([
  ['nothing', ''],
  ['no @', 'ada.example.org'],
  ['two @', 'ada@b@example.org'],
  ['nothing before the @', '@example.org'],
  ['nothing after it', 'ada@'],
  ['no dot in the domain', 'ada@localhost'],
  ['a dot at its end', 'ada@example.org.'],
  ['a dot at its beginning', 'ada@.example.org'],
  ['two dots in it', 'ada@example..org'],
  ['a hyphen at an end', 'ada@-example.org'],
  ['a number for a domain', 'ada@127.0.0.1'],
  ['a number of another kind', 'ada@0x7f.1'],
  ['a domain in brackets', 'ada@[127.0.0.1]'],
  ['a domain with a port', 'ada@example.org:25'],
  ['an encoded domain', 'ada@ex%61mple.org'],
  ['a last part of one letter', 'ada@example.o'],
  ['a blank', 'ada lovelace@example.org'],
  ['a name around it', 'Ada <ada@example.org>'],
  ['two addresses', 'ada@example.org,bob@example.org'],
  ['a quotation mark', '"ada"@example.org'],
  ['a line of its own', 'ada@example.org\r\nBcc: all@example.org'],
  ['a line before the @', 'ada\nb@example.org'],
  ['a NUL', 'ada\0@example.org'],
  ['a letter that is not seen', 'ada\u200b@example.org'],
  ['a change of direction', 'ada\u202e@example.org'],
  ['half a character', 'ada\ud800@example.org'],
  ['a mark for what could not be read', 'ada\ufffd@example.org'],
  ['a label of 64 letters', `ada@${'x'.repeat(64)}.org`],
  ['65 characters before the @', `${'a'.repeat(65)}@example.org`],
])('with %s it is no address', (_what, typed) => {
  expect(emailAddress(typed)).toBeUndefined();
});

test('254 characters are an address, one more is none, and punycode counts', () => {
  const ofLength = (length: number) => {
    const local = 'a'.repeat(64);
    const domain = `${'b'.repeat(60)}.`.repeat(4).slice(0, length - local.length - 1 - 4);
    return `${local}@${domain.replace(/\.$/, 'b')}.org`;
  };
  expect(emailAddress(ofLength(254))).toHaveLength(254);
  expect(emailAddress(ofLength(255))).toBeUndefined();
  expect(emailAddress(`${'a'.repeat(64)}@${'\u00fc.'.repeat(80)}org`)).toBeUndefined();
});

test('whatever is typed, what is kept is kept as it is, and holds nothing that a mail’s head could be changed with', () => {
  const part = fc.string({ unit: 'binary', minLength: 1, maxLength: 12 });
  const anything = fc.oneof(
    part,
    fc.tuple(part, part).map(([local, domain]) => `${local}@${domain}.org`),
    fc.emailAddress(),
  );
  fc.assert(
    fc.property(anything, (typed) => {
      const kept = emailAddress(typed);
      if (kept === undefined) return;
      expect(emailAddress(kept)).toBe(kept);
      expect(kept).not.toMatch(/[\s\u0000-\u001f\u007f<>,;:"()[\]\\]/u);
      expect(kept.split('@')).toHaveLength(2);
    }),
    { numRuns: 3000 },
  );
});
