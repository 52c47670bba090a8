import { parseArticle } from './parse-article';
import { problemLine } from '../model/problem';

const FRONT = ['---', 'slug: sleep-well', 'title: Sleep well', '---'];
const inText = (...lines: string[]) =>
  (parseArticle('a.md', [...FRONT, ...lines].join('\n')).problems ?? []).map(problemLine);

describe('syntax of other Markdown dialects', () => {
  test.each([
    [
      ['See', '[the guide](see below).'],
      6,
      /the link \[the guide\]\(see below\) is not read: .* without spaces/,
    ],
    [['[x](https://example.org/a b)'], 5, /the link \[x\]\( is not read/],
    [['See [ref link][nope]'], 5, /the address of \[ref link\]\[nope\] is defined elsewhere/],
    [['So $$x^2$$'], 5, /formulas are not supported: .*\$\$/],
    [['A', '', '$$', 'x', '$$'], 7, /formulas are not supported/],
    [['[t](https://example.org){target=_blank}'], 5, /remove \{target=_blank\}/],
    [['[t](https://example.org){ rel="a" }'], 5, /remove \{ rel="a" \}/],
    [['A ==word== here'], 5, /words cannot be highlighted: remove the ==/],
    [['A ++word++ here'], 5, /words cannot be underlined: remove the \+\+/],
    [['See [[Sleep]]'], 5, /write the address into the link itself, not \[\[Sleep\]\]/],
    [['5 m^2^'], 5, /superscript is not supported: write \^2\^ with /],
    [['[TOC]', '', '## A'], 5, /the table of contents is created automatically: remove \[TOC\]/],
    [['A', '', '*[BMI]: Body mass index'], 7, /abbreviation definitions are not supported: .*\*\[BMI\]:/],
    [['Apnoea', ': A pause'], 6, /definition lists are not supported/],
    [['| A |', '| --- |', '| [B](c d) |'], 7, /the link \[B\]\(c d\) is not read/],
    [[':::list', 'items:', '  - inline: A ==b==', ':::'], 7, /^a\.md:7: inline: words cannot be highlighted/],
  ])('are refused: %j', (lines, line, message) => {
    const found = inText(...lines);
    expect(found[0]).toMatch(message);
    expect(found[0]).toContain(`a.md:${line}: `);
  });

  test.each([
    ['code', '`[^1] {{< a >}} {#b} :smile:`'],
    ['escapes', String.raw`\[^1] \{{< a >}} \{#b} \:smile: 10\~20\~30 https\://example.org`],
    ['figures', 'At 10:30:45 take {1, 2} of ~5 mg: {a}, f(x) = {x}'],
    ['other signs', 'For $5 or $10, a == b, C++ and D++, 2^3, **So**: it is, [1] and (see [2]) {3}'],
    [
      'escaped signs',
      String.raw`[a\](b c) [a\][b] \$\$x\$\$ \==a== \++b++ \[[c]] 5 m\^2^ \*[d]: e [f](/g)\{h}`,
    ],
  ])('accepts %s as plain text', (_what, line) => {
    expect(inText(line)).toEqual([]);
  });

  test('searches long hostile text for foreign syntax in linear time', () => {
    const unclosed = ['[^', '{#a', '{: ', ' :a', ' ==a', ' ++a', ' ^a', ' [[a'].map((piece) =>
      piece.repeat(5000),
    );
    for (const text of unclosed) expect(inText(text)).toEqual([]);
    for (const piece of ['](', '][', '==a', '++a', '^a', '$$'])
      expect(inText(piece.repeat(5000))).not.toEqual([]);
  });
});
