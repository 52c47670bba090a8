import { parseArticle } from './parse-article';
import { problemLine } from '../model/problem';

const FRONT = ['---', 'slug: sleep-well', 'title: Sleep well', '---'];

/** The problems of a file as users see them. */
function problems(...lines: string[]): string[] {
  return (parseArticle('a.md', lines.join('\n')).problems ?? []).map(problemLine);
}
const inText = (...lines: string[]) => problems(...FRONT, ...lines);
const inFront = (...lines: string[]) => problems('---', 'title: Sleep well', ...lines, '---', 'Text');

describe('front matter', () => {
  test('is required', () => {
    expect(problems('# Sleep well')).toEqual([
      'a.md:1: the file must begin with front matter: a line ---, its keys (title: ...), and another line ---',
    ]);
  });

  test('rejects an unknown key and suggests the closest one', () => {
    expect(inFront('auther: Ann')).toEqual([
      expect.stringMatching(
        /^a\.md:3: "auther" is not known here; known: slug, .*; did you mean "author"\?$/,
      ),
    ]);
  });

  test('reports every unknown key, with its line and along with other mistakes', () => {
    expect(inFront('auther: Ann', 'draft: maybe', 'tags: [a]', 'constructor: a', '__proto__: a')).toEqual([
      expect.stringMatching(/^a\.md:3: "auther" is not known here; known: slug, /),
      'a.md:4: draft must be true or false',
      expect.stringMatching(/^a\.md:5: "tags" is not known here/),
      expect.stringMatching(/^a\.md:6: "constructor" is not known here/),
      expect.stringMatching(/^a\.md:7: "__proto__" is not known here/),
    ]);
  });

  test('reports every unknown key of a question and of the search result', () => {
    expect(
      inFront('faqs:', '  - question: Why?', '    anser: So', '    by: Ann', 'seo:', '  a: 1', '  b: 2').map(
        (problem) => problem.split(';')[0],
      ),
    ).toEqual([
      'a.md:4: answer is missing: it is required',
      'a.md:5: "anser" is not known here',
      'a.md:6: "by" is not known here',
      'a.md:8: "a" is not known here',
      'a.md:9: "b" is not known here',
    ]);
  });

  test('requires a title key, which may be empty only in a draft with a slug', () => {
    expect(problems('---', 'slug: a', '---')).toEqual(['a.md:1: title is missing: it is required']);
    expect(problems('---', 'slug: a', 'title:', '---')).toEqual([]);
    expect(problems('---', 'slug: a', 'title:', 'published: 2026-03-01', '---')).toEqual([
      expect.stringMatching(/^a\.md:3: title must be text/),
    ]);
    expect(problems('---', 'title:', '---')).toEqual(['a.md:1: a file without a title needs a slug']);
  });

  test.each([
    ['layout: mosaic', /layout must be one of text-image-alternating, .*, not "mosaic"$/],
    [
      'published: yesterday',
      /published must be a day or a moment in UTC: 2026-03-01 or 2026-03-01T08:00:00Z; "yesterday" is neither$/,
    ],
    ['published: 2026-02-30', /"2026-02-30" is neither$/],
    ['published: 2026-03-01T08:00:00+01:00', /is neither$/],
    ['reviewedOn: 1.3.2026', /reviewedOn must be a day such as 2026-03-01$/],
    ['slug: Schlaf gut', /slug may contain only letters without accents, digits, - _ \. and ~$/],
    [
      'categories: Sleep',
      /categories must be a list of names of categories, the topic first: \[Sleep, Insomnia\]$/,
    ],
    ['categories: [Sleep, Sleep]', /categories contains a duplicate$/],
    ['suggested: {}', /suggested must be a list of slugs/],
    ['author: 12', /author must be text, not 12: put it in quotes$/],
    ['draft: maybe', /draft must be true or false$/],
    [`author: ${'x'.repeat(121)}`, /author is 121 characters long: 120 at most$/],
    ['thumbnail: ""', /thumbnail must be the path of a file, such as/],
    ['title: twice', /this YAML cannot be read \(Map keys must be unique/],
    ['author: *Ann*', /needs quotes around it$/],
  ])('rejects the line %s', (line, message) => {
    expect(inFront(line)).toEqual([expect.stringMatching(new RegExp(`^a\\.md:3: .*${message.source}`))]);
  });

  test('reports problems in faqs and seo with their own line numbers', () => {
    expect(
      inFront(
        'faqs:',
        '  - question: Why?',
        '    answer: So',
        '  - question: How?',
        'seo:',
        '  noindex: perhaps',
      ),
    ).toEqual(['a.md:6: answer is missing: it is required', 'a.md:8: noindex must be true or false']);
  });
});

describe('blocks', () => {
  test('reject an unknown type and suggest the closest one', () => {
    expect(inText('Text', ':::imgae', 'image: x.webp', ':::')).toEqual([
      expect.stringMatching(
        /^a\.md:6: there is no block :::imgae; known: rich-text, .*; did you mean "image"\?$/,
      ),
    ]);
  });

  test('report an unknown field, a missing field, an invalid choice and an out-of-range number', () => {
    expect(
      inText(
        ':::heading',
        'txt: A',
        'level: 7',
        ':::',
        '',
        ':::link',
        'text: A',
        'url: /a',
        'target: new',
        ':::',
      ),
    ).toEqual([
      'a.md:5: text is missing: it is required',
      'a.md:6: "txt" is not known here; known: text, level; did you mean "text"?',
      'a.md:7: level must be a whole number from 1 to 6',
      'a.md:13: target must be one of _blank, _self, not "new"',
    ]);
  });

  test('report every unknown field', () => {
    expect(
      inText(':::heading', 'text: A', 'size: 2', 'id: a', ':::').map((problem) => problem.split(';')[0]),
    ).toEqual(['a.md:7: "size" is not known here', 'a.md:8: "id" is not known here']);
  });

  test('report problems in nested fields with their own line numbers', () => {
    expect(
      inText(
        ':::table',
        'headers:',
        '  - text: A',
        'rows:',
        '  - cells:',
        '      - text: B',
        '      - tekst: C',
        ':::',
      ),
    ).toEqual([expect.stringMatching(/^a\.md:11: "tekst" is not known here; known: text, inline/)]);
    expect(inText(':::list', 'items:', '  - text: A', '  - inline: Say **[so](/a)**', ':::')).toEqual([
      'a.md:8: inline: text in a link has no formatting here: remove the marks from its brackets',
    ]);
  });

  test('require list items in a published article but not in a draft', () => {
    expect(
      problems('---', 'title: A', 'published: 2026-03-01', '---', ':::list', 'items: []', ':::'),
    ).toEqual(['a.md:6: items needs at least 1 item']);
    expect(inText(':::list', 'items: []', ':::')).toEqual([]);
  });

  test('allow empty required text in drafts only', () => {
    const block = [':::bold-text', 'text:', ':::'];
    expect(inText(...block)).toEqual([]);
    expect(problems('---', 'title: A', 'published: 2026-03-01', '---', ...block)).toEqual([
      'a.md:6: text must not be empty in a published article',
    ]);
  });

  test('reject unclosed, stray, nested and malformed fences', () => {
    expect(inText(':::divider', '', 'Text')).toEqual([
      'a.md:5: :::divider is not closed: put ::: on a separate line after its fields',
    ]);
    expect(inText('Text', ':::', 'Text')).toEqual([
      'a.md:6: this closes a block, but none is open: remove it, or write :::type before the fields',
    ]);
    expect(inText(':::spacer', 'height: 2', ':::divider', ':::')).toEqual([
      'a.md:7: ":::divider" is inside the block of line 5: close that one with ::: first',
    ]);
    expect(inText('::: image')).toEqual([
      'a.md:5: write :::image at the beginning of the line, with nothing after it; its fields follow on separate lines',
    ]);
  });

  test('check rich-text nodes against the rules of the CMS', () => {
    expect(
      inText(
        ':::rich-text',
        'body:',
        '  - type: heading',
        '    level: 9',
        '    children: [{ type: text, text: A }]',
        '  - type: marquee',
        ':::',
      ),
    ).toEqual([
      'a.md:8: level must be 1 to 6',
      'a.md:10: a node of body is of type paragraph, quote, heading, code, image, list',
    ]);
  });
});

describe('prose', () => {
  test.each([
    [['A <b>word</b>'], 5, /HTML is not supported inside text: remove <b>, or use a :::raw-html block$/],
    [['<div>A</div>'], 5, /put it into a :::raw-html block$/],
    [['A', '', '***'], 7, /a horizontal rule is a separate block: write :::divider/],
    [['![](cat.webp "A cat")'], 5, /a picture in the text has no title/],
    [['See ![](cat.webp) there'], 5, /a picture cannot be inside a line of text/],
    [['[a](/b "c")'], 5, /link titles are not supported/],
    [['[a][b]', '', '[b]: /c'], 5, /write the address into the link itself/],
    [['3. A', '4. B'], 5, /a numbered list begins with 1, not with 3$/],
    [['- A', '', '  B'], 7, /a list item is one line of text/],
    [['> A', '>', '> B'], 5, /a quotation is one paragraph/],
    [['```js run', 'a', '```'], 5, /remove "run"/],
    [['```', 'a'], 5, /the code that begins here is not closed: put ``` on a separate line after it$/],
    [['| A |', '| :-: |', '| B |'], 5, /columns cannot be aligned here/],
    [['| A |', '| --- |'], 5, /a table needs at least one row/],
    [['| A | B |', '| --- | --- |', '| C |'], 7, /this row has 1 cells but there are 2 headings/],
    [['| A |', '| --- |', '| `B` |'], 7, /`code` is not supported here/],
    [['A', '', '- [x] Done'], 7, /list items cannot have a checkbox: remove \[x\]/],
    [['- A', '  - [ ] B'], 6, /list items cannot have a checkbox: remove \[ \]/],
    [['A', 'word[^1].', '', '[^1]: Note'], 6, /there are no footnotes: write the note \[\^1\] into the text/],
    [['A', 'word[^source].'], 6, /there are no footnotes: write the note \[\^source\] into the text/],
    [['[^1]: Note'], 5, /there are no footnotes: write the note \[\^1\]/],
    [['## Dose {#dose}'], 5, /cannot have an id or class: remove \{#dose\}/],
    [['## Dose {.wide}'], 5, /cannot have an id or class: remove \{\.wide\}/],
    [['A', '', '{: #dose}'], 7, /cannot have an id or class: remove \{: #dose\}/],
    [['{{< youtube abc >}}'], 5, /the shortcode \{\{< youtube abc >\}\} is not read: use a ::: block/],
    [['{{% note %}}'], 5, /the shortcode \{\{% note %\}\} is not read/],
    [['{% include a.html %}'], 5, /the shortcode \{% include a\.html %\} is not read/],
    [['> [!WARNING]', '> Do not'], 5, /there is no block for the alert \[!WARNING\]/],
    [['> [!tip] Do'], 5, /there is no block for the alert \[!tip\]/],
    [['Good :smile:!'], 5, /emoji names are not supported: .* :smile:/],
    [['10~20 mg or 30~40 mg'], 5, /write ~~words~~ to strike them out, or \\~ for a tilde/],
    [['| A |', '| --- |', '| ~~B~~ |'], 7, /words cannot be struck out here/],
    [['| A |', '| --- |', '| B[^1] |'], 7, /there are no footnotes/],
    [[':::list', 'items:', '  - inline: A {{< b >}}', ':::'], 7, /^a\.md:7: inline: the shortcode/],
    [
      [':::list', 'items:', '  - inline: ~~A~~', ':::'],
      7,
      /^a\.md:7: inline: words cannot be struck out here/,
    ],
  ])('rejects %j', (lines, line, message) => {
    const found = inText(...lines);
    expect(found[0]).toMatch(message);
    expect(found[0]).toContain(`a.md:${line}: `);
  });

  test('treats ::: inside a code fence as text', () => {
    const parsed = parseArticle('a.md', [...FRONT, '````', '```', ':::image', '````'].join('\n'));
    expect(parsed.article?.content).toEqual([
      {
        __component: 'blocks.rich-text',
        body: [{ type: 'code', language: 'plaintext', children: [{ type: 'text', text: '```\n:::image' }] }],
      },
    ]);
  });
});

test('reports all problems in line order, with LF or CRLF line endings', () => {
  const lines = ['---', 'layout: mosaic', '---', 'A <i>b</i>', '', ':::nothing', ':::'];
  const found = problems(...lines);
  expect(found.map((problem) => problem.slice(0, 7))).toEqual([
    'a.md:1:',
    'a.md:2:',
    'a.md:4:',
    'a.md:4:',
    'a.md:6:',
  ]);
  expect(parseArticle('a.md', `\uFEFF${lines.join('\r\n')}`).problems?.map(problemLine)).toEqual(found);
});
