import fc from 'fast-check';
import { normaliseEmail } from './email-address';

test.each([
  ['ada@example.org', 'ada@example.org'],
  ['  Ada.Lovelace@Example.ORG\n', 'ada.lovelace@example.org'],
  ['ada+news@example.org', 'ada+news@example.org'],
  ["o'brien@mail.example.co.uk", "o'brien@mail.example.co.uk"],
  ['a@b.co', 'a@b.co'],
  ['1@2.example', '1@2.example'],
  // A Japanese mail provider issued such addresses, and browsers accept them.
  ['ada..b.@example.ne.jp', 'ada..b.@example.ne.jp'],
  ['пользователь@пример.рф', 'пользователь@xn--e1afmkfd.xn--p1ai'],
  ['info@Bücher.example', 'info@xn--bcher-kva.example'],
  ['info@XN--BCHER-KVA.example', 'info@xn--bcher-kva.example'],
])('normalises %j to %s', (typed, normalised) => {
  expect(normaliseEmail(typed)).toBe(normalised);
});

test('composed and decomposed letters give the same address', () => {
  const composed = 'ren\u00e9e@caf\u00e9.example';
  const apart = 'rene\u0301e@cafe\u0301.example';
  expect(normaliseEmail(apart)).toBe(normaliseEmail(composed));
  expect(normaliseEmail('RENE\u0301E@CAFE\u0301.EXAMPLE')).toBe(normaliseEmail(composed));
});

test.each([
  ['no characters', ''],
  ['no @', 'ada.example.org'],
  ['two @ signs', 'ada@b@example.org'],
  ['nothing before the @', '@example.org'],
  ['nothing after the @', 'ada@'],
  ['no dot in the domain', 'ada@localhost'],
  ['a dot at the end of the domain', 'ada@example.org.'],
  ['a dot at the start of the domain', 'ada@.example.org'],
  ['consecutive dots in the domain', 'ada@example..org'],
  ['a hyphen at the start of the domain', 'ada@-example.org'],
  ['an IPv4 address as its domain', 'ada@127.0.0.1'],
  ['a hexadecimal IP address as its domain', 'ada@0x7f.1'],
  ['an IP address in brackets', 'ada@[127.0.0.1]'],
  ['a domain with a port', 'ada@example.org:25'],
  ['a percent-encoded domain', 'ada@ex%61mple.org'],
  ['a top-level domain of one letter', 'ada@example.o'],
  ['a space', 'ada lovelace@example.org'],
  ['a display name', 'Ada <ada@example.org>'],
  ['a second address', 'ada@example.org,bob@example.org'],
  ['a quoted local part', '"ada"@example.org'],
  ['an injected header line', 'ada@example.org\r\nBcc: all@example.org'],
  ['a line break before the @', 'ada\nb@example.org'],
  ['a NUL character', 'ada\0@example.org'],
  ['a zero-width space', 'ada\u200b@example.org'],
  ['a direction override', 'ada\u202e@example.org'],
  ['a lone surrogate', 'ada\ud800@example.org'],
  ['a replacement character', 'ada\ufffd@example.org'],
  ['a domain label of 64 letters', `ada@${'x'.repeat(64)}.org`],
  ['65 characters before the @', `${'a'.repeat(65)}@example.org`],
])('rejects an address with %s', (_what, typed) => {
  expect(normaliseEmail(typed)).toBeUndefined();
});

test('accepts at most 254 characters, counting the domain in punycode', () => {
  const ofLength = (length: number) => {
    const local = 'a'.repeat(64);
    const domain = `${'b'.repeat(60)}.`.repeat(4).slice(0, length - local.length - 1 - 4);
    return `${local}@${domain.replace(/\.$/, 'b')}.org`;
  };
  expect(normaliseEmail(ofLength(254))).toHaveLength(254);
  expect(normaliseEmail(ofLength(255))).toBeUndefined();
  expect(normaliseEmail(`${'a'.repeat(64)}@${'\u00fc.'.repeat(80)}org`)).toBeUndefined();
});

test('normalised addresses are stable and free of characters that could alter a mail header', () => {
  const part = fc.string({ unit: 'binary', minLength: 1, maxLength: 12 });
  const anything = fc.oneof(
    part,
    fc.tuple(part, part).map(([local, domain]) => `${local}@${domain}.org`),
    fc.emailAddress(),
  );
  fc.assert(
    fc.property(anything, (typed) => {
      const normalised = normaliseEmail(typed);
      if (normalised === undefined) return;
      expect(normaliseEmail(normalised)).toBe(normalised);
      expect(normalised).not.toMatch(/[\s\u0000-\u001f\u007f<>,;:"()[\]\\]/u);
      expect(normalised.split('@')).toHaveLength(2);
    }),
    { numRuns: 3000 },
  );
});
