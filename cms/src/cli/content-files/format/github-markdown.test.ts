import { parseArticle } from './parse-article';
import { writeArticle } from './write-article';

const FRONT = ['---', 'slug: a', 'title: A', '---', ''];

function read(...lines: string[]) {
  const parsed = parseArticle('a.md', [...FRONT, ...lines].join('\n'));
  if (!parsed.article) throw new Error(JSON.stringify(parsed.problems));
  return parsed.article;
}
const runs = (line: string) => {
  const [entry] = read(line).content;
  return entry?.body;
};
const paragraph = (...children: unknown[]) => [{ type: 'paragraph', children }];
const text = (words: string, marks = {}) => ({ type: 'text', text: words, ...marks });
const link = (url: string, words: string) => ({ type: 'link', url, children: [text(words)] });

test.each([
  [
    'Take ~~500 mg~~ 250 mg',
    paragraph(text('Take '), text('500 mg', { strikethrough: true }), text(' 250 mg')),
  ],
  ['**~~both~~**', paragraph(text('both', { bold: true, strikethrough: true }))],
  [
    'See https://example.org/a?b=c.',
    paragraph(text('See '), link('https://example.org/a?b=c', 'https://example.org/a?b=c'), text('.')),
  ],
  ['www.example.org', paragraph(link('http://www.example.org', 'www.example.org'))],
  [
    'Write to a.b@example.org',
    paragraph(text('Write to '), link('mailto:a.b@example.org', 'a.b@example.org')),
  ],
  [String.raw`https\://example.org`, paragraph(text('https://example.org'))],
])('reads %s', (line, body) => {
  expect(runs(line)).toEqual(body);
});

test.each([
  ['soft\nbreak', paragraph(text('soft break'))],
  ['睡眠\n不足，\n治疗', paragraph(text('睡眠不足，治疗'))],
  ['การ\nนอน', paragraph(text('การนอน'))],
  ['수면\n시간', paragraph(text('수면 시간'))],
  ['睡眠\nsleep\n睡眠', paragraph(text('睡眠 sleep 睡眠'))],
  ['**睡眠**\n不足', paragraph(text('睡眠', { bold: true }), text('不足'))],
  ['睡眠\n[不足](/a)\n。', paragraph(text('睡眠'), link('/a', '不足'), text('。'))],
  ['**soft**\nbreak', paragraph(text('soft', { bold: true }), text(' break'))],
  ['睡眠\\\n不足', paragraph(text('睡眠\n不足'))],
])('reads the wrapped line %j', (line, body) => {
  expect(runs(line)).toEqual(body);
});

test('reads bare addresses in the lines of blocks and in tables', () => {
  const address = { type: 'link', text: 'https://example.org', url: 'https://example.org', target: '_blank' };
  const [list, table] = read(
    ':::list',
    'items:',
    '  - inline: See https://example.org',
    ':::',
    '',
    '| A |',
    '| --- |',
    '| https://example.org |',
  ).content;
  expect(list?.items).toMatchObject([{ inline: [{ text: 'See ' }, address] }]);
  expect(table?.rows).toMatchObject([{ cells: [{ inline: [address] }] }]);
});

test('writes struck words, and text that looks like other Markdown, so that it reads back', () => {
  const article = read(
    'Take ~~500 mg~~ 250 mg',
    '',
    String.raw`\[^1] \{{< a >}} \{#b} \:smile: 10\~20\~30 https\://example.org a\@example.org`,
    '',
    String.raw`\[a](b c) \[a]\[b] \$$x\$$ \==a== \++b++ \[\[c]] 5 m\^2^ \[t](https\://example.org a)`,
    '',
    String.raw`[f](/g)\{h} \*\[d]: e`,
    '',
    String.raw`\[toc]`,
    '',
    String.raw`- \[x] no box`,
    '',
    String.raw`> \[!NOTE] no alert`,
  );
  const written = writeArticle(article);
  expect(written).not.toContain(':::');
  expect(parseArticle('a.md', written).article).toEqual(article);
  expect(written).toContain('Take ~~500 mg~~ 250 mg');
});
