/** @jest-environment jsdom */
import { textSchema } from '../../schema/schema';
import { describePasted } from '../testing/describe-text';
import { isMarkdown } from './is-markdown';
import { readMarkdown } from './read-markdown';
import { readLines, readRows, toTable } from './read-plain-text';

const MARKDOWN = `# Sleep

Dim the **lights**, *slowly*, ~~now~~ and [read](https://example.org/a?utm_source=x)
on the next line.

- One
  - Inner
- Two

1. First

> Sleep on it.
>
> Twice.

\`\`\`js
a < b
\`\`\`

| Time | What |
| --- | --- |
| 21:00 | **Lights** |

![A window](https://example.org/w.png)

---
<script>alert(1)</script>
`;

test('reads Markdown as nodes of the text', () => {
  const { nodes } = readMarkdown(MARKDOWN);
  for (const node of nodes) if (node.type !== 'upload') textSchema.nodeFromJSON(node).check();
  expect(nodes.map(({ type }) => type)).toEqual([
    'heading',
    'paragraph',
    'bulletList',
    'orderedList',
    'quote',
    'codeBlock',
    'table',
    'upload',
    'entry',
  ]);
  expect(nodes[0]).toMatchObject({ attrs: { level: 2 } });
  const paragraph = textSchema.nodeFromJSON(nodes[1]);
  expect(paragraph.textContent).toBe('Dim the lights, slowly, now and read on the next line.');
  const marks = paragraph.children.flatMap((child) => child.marks.map(({ type }) => [type.name, child.text]));
  expect(marks).toEqual([
    ['bold', 'lights'],
    ['italic', 'slowly'],
    ['strike', 'now'],
    ['link', 'read'],
  ]);
  expect(nodes[7]).toMatchObject({ attrs: { src: 'https://example.org/w.png', alt: 'A window' } });
});

test('names a list of tasks, whose boxes are left out', () => {
  const { nodes, report } = readMarkdown('- [x] Tea\n- [ ] Bed');
  expect(nodes.map((node) => textSchema.nodeFromJSON(node).textContent)).toEqual(['TeaBed']);
  expect(report.hasChecklist).toBe(true);
  expect(readMarkdown('- Tea').report.hasChecklist).toBe(false);
});

test.each([
  ['# Title', true],
  ['- one\n- two', true],
  ['1. one\n2. two', true],
  ['1. one\n   - below it', true],
  ['1990. A year it was\n- a dash', false],
  ['a **bold** word', true],
  ['see [this](https://example.org)', true],
  ['> quoted', true],
  ['| a | b |\n|---|---|', true],
  ['Dear Edda,\n\n- a single dash\n\nBye', false],
  ['5 * 3 * 2 = 30', false],
  ['#hashtag and 1. May', false],
  ['a_b_c [1] (2)', false],
])('tells Markdown from other text: %j', (text, expected) => {
  expect(isMarkdown(text)).toBe(expected);
});

test('reads tabbed text of a spreadsheet as a table, and other text line by line', () => {
  const rows = readRows('Time\tWhat\r\n21:00\tLights low\r\n22:00\t\r\n');
  expect(rows).toEqual([
    ['Time', 'What'],
    ['21:00', 'Lights low'],
    ['22:00', ''],
  ]);
  textSchema.nodeFromJSON(toTable(rows ?? [])).check();
  expect(readRows('One\ttab')).toBeUndefined();
  expect(readRows('a\tb\nc')).toBeUndefined();
  expect(readLines('One\n\n  Two \n').map((node) => textSchema.nodeFromJSON(node).textContent)).toEqual([
    'One',
    'Two',
  ]);
});

test('counts notes on from those of the article, and has a list of notes without marks in the text', () => {
  expect(describePasted(readMarkdown('One[^a], two[^b]\n\n[^b]: B\n\n[^a]: A', 4))).toEqual([
    'One[5], two[6]',
    'note: A',
    'note: B',
  ]);
  expect(describePasted(readMarkdown('Words\n\n[^a]: A'))).toEqual(['Words', '1. A']);
});
