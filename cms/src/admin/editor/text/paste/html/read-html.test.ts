/** @jest-environment jsdom */
import { textSchema } from '../../schema/schema';
import { describePasted, describeText } from '../testing/describe-text';
import { readHtml, type PastedHtml } from './read-html';

function read(html: string): PastedHtml {
  const root = document.createElement('div');
  root.innerHTML = html;
  return readHtml(root);
}

/** Pasted HTML as lines. */
function paste(html: string): string[] {
  const text = read(html);
  for (const node of text.nodes) if (node.type !== 'upload') textSchema.nodeFromJSON(node).check();
  return describePasted(text);
}

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
  ).toEqual(['Sleep helps[1].', 'note: A study of _rest_.']);
  expect(
    paste(`<p>One<a href="#_ftn1">[1]</a>, two<a href="#_edn1">[i]</a></p>
      <div style='mso-element:footnote-list'><br clear=all><hr align=left size=1 width="33%"><div style='mso-element:footnote' id=ftn1><p><a href="#_ftnref1">[1]</a> Foot.</p></div></div>
      <div style='mso-element:endnote-list'><hr><div style='mso-element:endnote' id=edn1><p><a href="#_ednref1">[i]</a> End.</p><p>More.</p></div></div>`),
  ).toEqual(['One[1], two[2]', 'note: Foot.', 'note: End./More.']);
  expect(
    paste(`<p>One<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></p>
      <div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>Its note</p></div>`),
  ).toEqual(['One[1]', 'note: Its note']);
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

test('keeps what items, quotations and cells cannot hold behind them', () => {
  expect(
    paste(`<ul><li>One<img src="a.png" alt="A"></li><li><img src="b.png"></li><li>Two<table><tr><td>1</td><td>2</td></tr></table></li></ul>
      <blockquote>Said<img src="c.png"></blockquote><table><tr><td>x<img src="d.png"></td><td>y</td></tr></table><h2>Head<img src="e.png">ing</h2>`),
  ).toEqual([
    '- One',
    '- Two',
    'picture a.png (A)',
    'picture b.png ()',
    '| 1 | 2 |',
    'quote: Said',
    'picture c.png ()',
    '| x | y |',
    'picture d.png ()',
    '## Head',
    'picture e.png ()',
    '## ing',
  ]);
});

test('nests items, wherever the markup has the inner list', () => {
  expect(
    paste(`<ul><li>One</li><li><ul><li>Inner</li></ul></li>loose<li>Two</li></ul>
      <ol><li>First</li></ol><ol><li>Again</li></ol><ol start="2"><li>Second</li></ol><li>Alone</li>`),
  ).toEqual(['- One', '  - Inner', '- loose', '- Two', '1. First', '1. Again', '1. Second', '- Alone']);
  const deep = '<ul><li>x'.repeat(30);
  expect(paste(deep)).toHaveLength(30);
});

test('reads a table that only lays out a page as what is in it', () => {
  const nested = '<table><tr><td>'.repeat(60);
  expect(paste(`${nested}<h2>Letter</h2>Words${'</td></tr></table>'.repeat(60)}`)).toEqual([
    '## Letter',
    'Words',
  ]);
  expect(paste('<table role="presentation"><tr><td>Left</td><td>Right</td></tr></table>')).toEqual([
    'Left',
    'Right',
  ]);
});

test('reads the caption and the headings of a table', () => {
  const [table] = read(
    '<table><caption> Lamps </caption><tr><th>Lamp</th><th>Lux</th></tr><tr><th>Candle</th><td>10</td></tr></table>',
  ).nodes;
  expect(table?.attrs).toEqual({ caption: 'Lamps', boldFirstColumn: true });
});

test('keeps empty rows within a table, and none around it', () => {
  expect(
    paste(
      '<table><tr><td></td><td></td></tr><tr><td>a</td><td></td></tr><tr><td></td></tr><tr><td>b</td><td> </td></tr></table>',
    ),
  ).toEqual(['| a |', '|  |', '| b |']);
});

test('cuts a table that nobody could read, and says so', () => {
  const cell = '<td rowspan="1000" colspan="1000">x</td>';
  const { nodes, report } = read(`<table>${`<tr>${cell.repeat(3)}</tr>`.repeat(2000)}</table>`);
  const cells = (nodes[0]?.content ?? []).flatMap(({ content = [] }) => content);
  expect(cells.length).toBeLessThanOrEqual(20_000);
  expect(report.hasCutTable).toBe(true);
});

test('raises and lowers digits, which would mean something else on the line', () => {
  expect(
    paste(
      '<p>10<sup>3</sup> H<sub>2</sub>O, 1<sup>st</sup>, x<span style="vertical-align:super">−2</span></p>',
    ),
  ).toEqual(['10³ H₂O, 1st, x⁻²']);
});

test('splits paragraphs at empty lines', () => {
  expect(paste('<div>One<br>line<br><br> Two<br> <br><br></div>')).toEqual(['One/line', 'Two']);
});

test('reads quotations and titles of Word', () => {
  expect(
    paste(
      '<p class=MsoTitle>Sleep</p><p class=MsoQuote>One</p><p class=MsoQuote>Two</p><p class=MsoNormal>x</p><p class=MsoIntenseQuote>Three</p>',
    ),
  ).toEqual(['## Sleep', 'quote: One/Two', 'x', 'quote: Three']);
});

test('keeps footnotes of pages made from Markdown', () => {
  expect(
    paste(`<p>Sleep<sup><a href="#user-content-fn-1" id="user-content-fnref-1">1</a></sup></p>
      <section><ol><li id="user-content-fn-1"><p>A study. <a href="#user-content-fnref-1">↩</a></p></li></ol></section>`),
  ).toEqual(['Sleep[1]', 'note: A study.']);
});

test('keeps the notes of Wikipedia, whose links have the address of the page', () => {
  const page = 'https://en.wikipedia.org/wiki/Sleep';
  const mark = `<sup id="cite_ref-Doe_2-0" class="reference"><a href="${page}#cite_note-Doe-2"><span>[</span>2<span>]</span></a></sup>`;
  expect(
    paste(`<p>Sleep${mark} is a state.${mark}</p><div class="reflist"><ol><li id="cite_note-Doe-2">
      <span class="mw-cite-backlink">^ <a href="${page}#cite_ref-Doe_2-0"><sup><i><b>a</b></i></sup></a></span>
      <span class="reference-text">Doe (2019), <a href="https://example.org/">A study</a>.</span></li></ol></div>`),
  ).toEqual(['Sleep[1] is a state.[1]', 'note: Doe (2019), [A study](https://example.org/).']);
  expect(read(`<p>Sleep${mark}</p>`).report.missingNotes).toBe(1);
});

test('reads the heading of a part that opens, and leaves other buttons out', () => {
  expect(paste('<h3><button>What is sleep?</button></h3><p>Rest.<button>Share</button></p>')).toEqual([
    '### What is sleep?',
    'Rest.',
  ]);
});

test('names what it could not take, and passes over what nobody misses', () => {
  const { nodes, report } = read(`<p><a href="file:///C:/a.docx">the notes</a>, <a href="#top">up</a></p>
    <iframe src="https://www.youtube.com/embed/1" title="How to sleep"></iframe><iframe src="https://t.example/" width=1></iframe>
    <video src="https://v.example/a.mp4">no video</video><svg><title>icon</title></svg><math><mi>x</mi></math>
    <p>Said<a class=msocomanchor href="#_msocom_1">[AB1]</a><span style='mso-special-character:comment'>&nbsp;</span></p>
    <div style='mso-element:comment-list'><div style='mso-element:comment'>A remark</div></div>
    <p hidden>x</p><p style="visibility:hidden">x</p><p style='mso-hide:all'>x</p>`);
  expect(describeText(nodes)).toEqual(['the notes, up', 'Said']);
  expect(report).toMatchObject({
    links: ['“the notes”'],
    parts: ['“How to sleep” (www.youtube.com)', 'a video (v.example)', 'a formula'],
    comments: 1,
  });
});

test('passes over placeholders of pictures that pages load late', () => {
  expect(
    paste(
      '<p><img src="" data-src="https://e.example/a.jpg" alt="A"><img src="b.png" style="width:1px"></p>',
    ),
  ).toEqual(['picture https://e.example/a.jpg (A)']);
});
