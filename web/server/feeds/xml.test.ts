/** @jest-environment jsdom */
import fc from 'fast-check';
import { xmlElement, xmlDocument } from './xml';

const parsed = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');

test('escapes attributes and text, and does not escape nested elements twice', () => {
  expect(
    xmlElement('a', { b: '"<&', c: undefined, d: 3 }, ['x < y & z', xmlElement('e', {}, ']]>')]),
  ).toEqual({
    xml: '<a b="&quot;&lt;&amp;" d="3">x &lt; y &amp; z<e>]]&gt;</e></a>',
  });
});

/** Omits what XML cannot represent, and normalises white space like XML parsers. */
const readable = (text: string | null) =>
  (text ?? '').replace(/[^\s\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '').replace(/\s/gu, '');

test('creates a well-formed document from any text', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(']]>', '\0', '\ud800', '\ufffe', '&lt;', '\u2028'),
  );
  fc.assert(
    fc.property(text, text, (inside, attribute) => {
      const document = parsed(xmlDocument(xmlElement('a', { b: attribute }, inside)));
      expect(document.querySelector('parsererror')).toBeNull();
      expect(readable(document.documentElement.textContent)).toBe(readable(inside));
      expect(readable(document.documentElement.getAttribute('b'))).toBe(readable(attribute));
    }),
  );
});
