import fc from 'fast-check';
import { parse } from 'parse5';
import { renderMail, type MailPart } from './template';

const PARTS: MailPart[] = [
  'Hello.',
  { is: 'code', code: '123456' },
  { is: 'link', text: 'Confirm', url: 'https://site.example/confirm?token=a.b&x=1' },
  { is: 'quote', text: 'First line\r\nsecond <b>line</b>' },
  {
    is: 'note',
    text: 'You do not want any?',
    link: { text: 'Unsubscribe', url: 'https://site.example/unsubscribe' },
  },
];

const FRAME = {
  siteName: 'Wellfolio',
  title: 'Please confirm',
  contact: 'editors@site.example',
  why: 'You asked for it.',
};

test('the plain-text form contains every part and writes out the URLs', () => {
  expect(renderMail(FRAME, PARTS).text).toBe(
    [
      'Hello.',
      '    123456',
      'Confirm:\nhttps://site.example/confirm?token=a.b&x=1',
      '> First line\n> second <b>line</b>',
      'You do not want any?\nUnsubscribe: https://site.example/unsubscribe',
      'You asked for it.',
      '-- \nWellfolio\n',
    ].join('\n\n'),
  );
});

interface Node {
  nodeName: string;
  value?: string;
  attrs?: { name: string; value: string }[];
  childNodes?: Node[];
}

const getNodes = (node: Node): Node[] => [node, ...(node.childNodes ?? []).flatMap(getNodes)];
const read = (html: string) => {
  const nodes = getNodes(parse(html));
  const main = nodes.filter(({ nodeName }) => nodeName === 'main').flatMap(getNodes);
  return {
    elements: main.map(({ nodeName }) => nodeName).filter((name) => !name.startsWith('#')),
    text: main.map(({ value }) => value ?? '').join(''),
    hrefs: main
      .flatMap(({ attrs = [] }) => attrs.filter(({ name }) => name === 'href'))
      .map(({ value }) => value),
  };
};

test('the HTML form contains the same text and links', () => {
  const { text, hrefs, elements } = read(renderMail(FRAME, PARTS).html);
  for (const words of ['Hello.', '123456', 'Confirm', 'First line', 'second <b>line</b>', 'Unsubscribe'])
    expect(text).toContain(words);
  expect(hrefs).toEqual(['https://site.example/confirm?token=a.b&x=1', 'https://site.example/unsubscribe']);
  expect(elements).toContain('br');
});

test('the HTML form names the site, the subject, the reason for the mail and the contact', () => {
  const words = getNodes(parse(renderMail(FRAME, PARTS).html))
    .map(({ value }) => value?.trim())
    .filter(Boolean);
  expect(words).toEqual(
    expect.arrayContaining([
      'Wellfolio',
      'Please confirm',
      'You asked for it.',
      'Wellfolio · editors@site.example',
    ]),
  );
});

test('the HTML form escapes any text and shows it as typed', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      '<script>',
      '</p></main>',
      '"><img src=x onerror=alert(1)>',
      '&lt;',
      '&amp;amp',
      "' onclick='",
      '<!--',
    ),
  );
  fc.assert(
    fc.property(hostile, hostile, hostile, (name, words, quote) => {
      const { elements, text } = read(
        renderMail({ ...FRAME, title: name, why: name }, [words, { is: 'quote', text: quote }]).html,
      );
      expect(elements.filter((element) => element !== 'br')).toEqual(['main', 'h1', 'p', 'blockquote']);
      const plain = (typed: string) => typed.replaceAll(/[\r\n\0]+/g, '');
      expect(plain(text)).toBe(plain(name) + plain(words) + plain(quote));
    }),
    { numRuns: 500 },
  );
});
