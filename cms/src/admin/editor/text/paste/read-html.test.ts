/** @jest-environment jsdom */
import type { JSONContent } from '@tiptap/core';
import { textSchema } from '../schema/schema';
import { readHtml } from './read-html';

/** Pasted HTML as lines: the nodes with their level or depth, their words, marks and links. */
function paste(html: string): string[] {
  const root = document.createElement('div');
  root.innerHTML = html;
  const { nodes } = readHtml(root);
  for (const node of nodes) if (node.type !== 'upload') textSchema.nodeFromJSON(node).check();
  return nodes.flatMap((node) => describe(node));
}

function describe(node: JSONContent, depth = ''): string[] {
  const { type, attrs, content = [] } = node;
  if (type === 'upload') return [`picture ${String(attrs?.src)} (${String(attrs?.alt)})`];
  if (type === 'entry') return [String(attrs?.value.__component)];
  if (type === 'bulletList' || type === 'orderedList') {
    const sign = type === 'orderedList' ? '1.' : '-';
    return content.flatMap((item) =>
      (item.content ?? []).flatMap((part) =>
        part.type === 'paragraph' ? [`${depth}${sign} ${words(part)}`] : describe(part, `${depth}  `),
      ),
    );
  }
  if (type === 'table')
    return content.map(
      (row) => `| ${(row.content ?? []).map((cell) => words(cell.content?.[0])).join(' | ')} |`,
    );
  if (type === 'heading') return [`${'#'.repeat(attrs?.level)} ${words(node)}`];
  return [type === 'paragraph' ? words(node) : `${type}: ${words(node)}`];
}

const words = ({ content = [] }: JSONContent = {}): string =>
  content
    .map(({ type, text, marks = [] }) => {
      if (type === 'hardBreak') return '/';
      return marks.reduce((inner, mark) => {
        if (mark.type === 'link') return `[${inner}](${String(mark.attrs?.href)})`;
        return { bold: `*${inner}*`, italic: `_${inner}_`, strike: `~${inner}~` }[mark.type] ?? inner;
      }, text ?? '');
    })
    .join('');

test('reads headings, paragraphs, marks and links of a web page, and nothing else of it', () => {
  expect(
    paste(`<style>p { color: red }</style><script>alert(1)</script>
      <h1>Sleep</h1><h2>An hour <em>before</em></h2>
      <p onclick="x()">Dim the <b>lights</b> and <a href="https://example.org/a?utm_source=x" target=_top>read</a>.</p>
      <p>&nbsp;</p><p></p><div>One<br>two</div> loose <span style="font-weight:700">words</span>
      <a href="javascript:alert(1)">harmless</a><iframe src="https://example.org"></iframe><hr>
      <blockquote><p>Sleep on it.</p><p>Twice.</p></blockquote><pre>4 in
  6 out</pre>`),
  ).toEqual([
    '## Sleep',
    '### An hour _before_',
    'Dim the *lights* and [read](https://example.org/a).',
    'One/two',
    'loose *words* harmless',
    'blocks.divider',
    'quote: Sleep on it./Twice.',
    'codeBlock: 4 in\n  6 out',
  ]);
});

test('reads a text from Google Docs, whose wrapper is bold with a normal weight', () => {
  expect(
    paste(`<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:400">Rest</span></h2>
      <p dir="ltr"><span style="font-weight:400;font-style:normal">Plain, </span><span style="font-weight:700">bold</span><span style="font-style:italic"> and both</span></p>
      <ul><li dir="ltr" aria-level="1"><p role="presentation"><span>One</span></p></li><ul><li aria-level="2"><p><span>Nested</span></p></li></ul><li><p>Two</p></li></ul>
      <p><a href="https://www.google.com/url?q=https://example.org/b&amp;sa=D" style="text-decoration:none"><span style="text-decoration:underline">link</span></a></p></b><br class="Apple-interchange-newline">`),
  ).toEqual([
    '## Rest',
    'Plain, *bold*_ and both_',
    '- One',
    '  - Nested',
    '- Two',
    '[link](https://example.org/b)',
  ]);
});

test('reads lists from Word, which are paragraphs with a hidden bullet', () => {
  const item = (level: number, marker: string, text: string) =>
    `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;
  expect(
    paste(
      `<p class=MsoTitle>Title</p><p class=MsoNormal>Before<o:p>&nbsp;</o:p></p>${item(1, '·', 'One')}${item(2, 'o', 'Inner')}${item(1, '·', 'Two')}${item(1, '1', 'First')}${item(1, '2', 'Second')}<p class=MsoNormal>After</p>`,
    ),
  ).toEqual(['## Title', 'Before', '- One', '  - Inner', '- Two', '1. First', '1. Second', 'After']);
});

test('keeps footnotes of Word and LibreOffice as marks and a list at the end', () => {
  expect(
    paste(`<p>Sleep helps<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a>.</p>
      <div style='mso-element:footnote-list'><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1">[1]</a> A study of <i>rest</i>.</p></div></div>`),
  ).toEqual(['Sleep helps[1].', '## Notes', '1. A study of _rest_.']);
  expect(
    paste(`<p>One<a href="#_ftn1">[1]</a>, two<a href="#_edn1">[i]</a></p>
      <div style='mso-element:footnote-list'><br clear=all><hr align=left size=1 width="33%"><div style='mso-element:footnote' id=ftn1><p><a href="#_ftnref1">[1]</a> Foot.</p></div></div>
      <div style='mso-element:endnote-list'><hr><div style='mso-element:endnote' id=edn1><p><a href="#_ednref1">[i]</a> End.</p><p>More.</p></div></div>`),
  ).toEqual(['One[1], two[2]', '## Notes', '1. Foot.', '1. End./More.']);
  expect(
    paste(`<p>One<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></p>
      <div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>Its note</p></div>`),
  ).toEqual(['One[1]', '## Notes', '1. Its note']);
});

test('reads tables, whose rows then have equally many cells', () => {
  expect(
    paste(`<table><!--StartFragment--><tr><th>Time</th><th colspan=2>What</th></tr>
      <tr><td rowspan=2>21:00</td><td><p>Lights</p><p><b>low</b></p></td><td>a</td></tr><tr><td>Bed</td></tr><tr><td></td></tr></table>`),
  ).toEqual(['| Time | What |  |', '| 21:00 | Lights/*low* | a |', '|  | Bed |  |']);
  expect(paste('<table><tr><td><p>One</p><p>Two</p></td></tr></table>')).toEqual(['One', 'Two']);
});

test('reads pictures with their alternative text, but none that count visitors', () => {
  expect(
    paste(
      '<p>A<img src="data:image/png;base64,AA" alt="A window">B</p><img src="https://t.example/p.gif" width=1 height=1><img src="file:///C:/Users/edda/a.png">',
    ),
  ).toEqual([
    'A',
    'picture data:image/png;base64,AA (A window)',
    'B',
    'picture file:///C:/Users/edda/a.png ()',
  ]);
});

test('drops soft hyphens and repeated non-breaking spaces, and keeps quotation marks', () => {
  expect(paste('<p>&nbsp;Bed\u00ADtime&nbsp;&nbsp; “now” 5&nbsp;mg </p>')).toEqual([
    'Bedtime\u00A0“now” 5\u00A0mg',
  ]);
});

test('reads 20,000 words within a moment', () => {
  const html = '<p>Ten words of a paragraph that is pasted here again. </p>'.repeat(2000);
  expect(paste(html)).toHaveLength(2000);
});
