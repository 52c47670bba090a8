import fs from 'node:fs';
import path from 'node:path';
import { ContentRun, messages } from '../support/content/content-run';
import { bootCms, type Cms } from '../support/harness';

let cms: Cms;
let run: ContentRun;

beforeAll(async () => {
  cms = await bootCms();
  run = new ContentRun(cms);
});
afterAll(() => cms.stop());

test('reports what readers would not see with its line, and refuses to publish it', async () => {
  const before = await run.rows();
  const text = [
    'published: 2026-01-02',
    '---',
    'Text',
    '',
    ':::link',
    'text: Here',
    'url: see below',
    ':::',
    '',
    ':::list',
    'items:',
    '  - inline:',
    '      - { type: link, text: There, url: "ftp://example.org" }',
    ':::',
    '',
    ':::raw-html',
    'content: <script>a</script>',
    ':::',
    '',
    ':::gif',
    'alt: A stretch',
    'url: https://giphy.com/gifs/stretch-3o7TKSjR',
    ':::',
    '',
  ];
  const whole = ['---', 'title: Whole', ...text].join('\n');
  const refused = await run.bring({ 'whole.md': whole });
  expect(messages(refused)).toEqual([
    expect.stringMatching(
      /^whole\.md:9: Block 2 \(link\): the address “see below” cannot be used, because it contains a blank\. Begin with/,
    ),
    expect.stringMatching(
      /^whole\.md:15: Block 3 \(list\): the address “ftp:\/\/example.org” cannot be used/,
    ),
    expect.stringMatching(
      /^whole\.md:19: Block 4 \(raw-html\): nothing is left of its markup .* \(<script>\)/,
    ),
    expect.stringMatching(
      /^whole\.md:24: Block 5 \(gif\): the address “https:\/\/giphy.com.*” leads to a page of giphy\.com/,
    ),
  ]);
  expect(await run.rows()).toEqual(before);
  const draft = await run.bring({ 'whole.md': whole.replace('2026-01-02', '2026-01-02\ndraft: true') });
  expect(messages(draft)).toEqual([]);
  expect(draft.written).toHaveLength(1);
  expect(draft.remarks.map((remark: string) => remark.replace(/^.*whole/, 'whole'))).toEqual([
    expect.stringMatching(/^whole\.md:10: Block 2 \(link\)/),
    expect.stringMatching(/^whole\.md:16: Block 3 \(list\)/),
    expect.stringMatching(/^whole\.md:20: Block 4 \(raw-html\)/),
    expect.stringMatching(/^whole\.md:25: Block 5 \(gif\)/),
  ]);
});

test('completes the addresses of links in prose, and reports unusable ones', async () => {
  const file = (...front: string[]) =>
    ['---', 'title: Linked', 'published: 2026-01-02', ...front, '---'].join('\n');
  const good = `${file()}\nSee [one](example.org/a), [two](#top).\n`;
  const report = await run.bring({ 'linked.md': good });
  expect(messages(report)).toEqual([]);
  expect(report.remarks.map((remark: string) => remark.replace(/^.*linked\.md/, 'linked.md'))).toEqual([
    'linked.md:5: the address "example.org/a" is stored as "https://example.org/a"',
  ]);

  const text = '\nText\n\nA [one](javascript:alert(1)) and\n[two](page).\n';
  const named = (line: number) => [
    expect.stringMatching(new RegExp(`linked\\.md:${line}: .*“one” leads to “javascript:alert\\(1\\)”`)),
    expect.stringMatching(new RegExp(`linked\\.md:${line}: .*“two” leads to “page”, which cannot be used`)),
  ];
  expect(messages(await run.bring({ 'linked.md': file() + text }))).toEqual(named(7));
  const draft = await run.bring({ 'linked.md': file('draft: true') + text });
  expect(messages(draft)).toEqual([]);
  expect(draft.remarks).toEqual(named(8));
});

test('stores tidy values, reports each changed address with its line, and finds nothing new in the same file', async () => {
  const file = [
    '---',
    'title: " Tidied "',
    'published: 2026-01-02',
    '---',
    'Text and ~~old~~ text',
    '',
    ':::link',
    'text: Here',
    'url: " www.example.org/a "',
    ':::',
    '',
    ':::list',
    'items:',
    '  - inline:',
    '      - { type: link, text: There, url: example.org }',
    ':::',
    '',
  ].join('\n');
  const report = await run.bring({ 'tidied.md': file });
  expect(messages(report)).toEqual([]);
  expect(report.remarks.map((remark: string) => remark.replace(/^.*tidied\.md/, 'tidied.md'))).toEqual([
    'tidied.md:9: the address " www.example.org/a " is stored as "https://www.example.org/a"',
    'tidied.md:15: the address "example.org" is stored as "https://example.org"',
    'tidied.md:5: Block 1 (rich-text): the struck-out text “old” is shown on the page, but left out of REST, feeds and search',
  ]);
  const stored = await cms.strapi.documents('api::blog.blog').findFirst({
    filters: { slug: 'tidied' },
    populate: { content: { populate: '*' } },
  } as never);
  expect(stored).toMatchObject({
    title: 'Tidied',
    content: [{}, { url: 'https://www.example.org/a' }, { items: [{}] }],
  });
  expect(await run.bring({ 'tidied.md': file })).toMatchObject({ written: [], unchanged: 1 });
});

test('publishes a text with empty parts, and reports each with its line', async () => {
  const report = await run.bring({
    'empty.md':
      '---\ntitle: Empty parts\npublished: 2026-01-02\n---\nText\n\n##\n\n- one\n-\n\n:::list\nitems:\n  - text: one\n  - text: " "\n:::\n',
  });
  expect(messages(report)).toEqual([]);
  expect(report.remarks.map((remark: string) => remark.replace(/^.*empty\.md/, 'empty.md'))).toEqual([
    expect.stringMatching(/^empty\.md:7: Block 1 \(rich-text\): an empty heading is left out/),
    expect.stringMatching(/^empty\.md:9: Block 1 \(rich-text\): an empty item of a list is left out/),
    expect.stringMatching(/^empty\.md:13: Block 2 \(list\): an empty item of a list is left out/),
  ]);
});

test('publishes and reports content that sanitising or the layout omits', async () => {
  const report = await run.bring({
    'spare.md':
      '---\ntitle: Spare\nlayout: card-based\npublished: 2026-01-02\n---\nText\n\n:::divider\n:::\n\n:::raw-html\ncontent: <p>a<iframe>b</iframe></p>\n:::\n',
  });
  expect(messages(report)).toEqual([]);
  expect(report.remarks.map((remark: string) => remark.replace(/^.*spare/, 'spare'))).toEqual([
    expect.stringMatching(/^spare\.md:8: Block 2 \(divider\): the layout card-based leaves it out/),
    expect.stringMatching(/^spare\.md:12: Block 3 \(raw-html\): cleaning removes from its markup: <iframe>/),
    expect.stringMatching(/^spare\.md:11: Block 3 \(raw-html\): the layout card-based leaves it out/),
  ]);
});

test('refuses a publication date in the distant future, except in a draft', async () => {
  const file = '---\ntitle: Early\npublished: 2100-03-02\n---\nText\n';
  expect(messages(await run.bring({ 'early.md': file }))).toEqual([
    'early.md:3: published is more than five years ahead: give an earlier date, or add "draft: true"',
  ]);
  const draft = await run.bring({ 'early.md': file.replace('---\nText', 'draft: true\n---\nText') });
  expect(draft.written).toMatchObject([{ state: 'draft' }]);
});

test('reports questions and answers without text with their lines; a draft with them is imported', async () => {
  const before = await run.rows();
  const faqs = ['faqs:', '  - { question: Why?, answer: So }', '  - question: "\\u200b"', '    answer: " "'];
  const file = (...front: string[]) => ['---', ...front, ...faqs, '---', 'Text', ''].join('\n');
  const refused = await run.bring({
    'asked.md': file('title: Asked', 'published: 2026-01-02'),
  });
  expect(messages(refused)).toEqual([
    expect.stringMatching(/^asked\.md:6: Question 2: the question has no words/),
    expect.stringMatching(/^asked\.md:7: Question 2: the answer has no words/),
  ]);
  expect(await run.rows()).toEqual(before);
  const draft = await run.bring({ 'draft.md': file('title: Asked of a draft') });
  expect(draft.written).toMatchObject([{ state: 'draft' }]);
  expect(draft.remarks.map((remark: string) => path.basename(remark))).toEqual([
    expect.stringMatching(/^draft\.md:5: Question 2: the question has no words/),
    expect.stringMatching(/^draft\.md:6: Question 2: the answer has no words/),
  ]);
});

test('reports a file that is not in UTF-8, which would lose letters', async () => {
  const file = path.join(run.folder, 'latin.md');
  fs.writeFileSync(file, Buffer.from('---\ntitle: Latin\n---\nText\n\nCaf\u00e9\n', 'latin1'));
  const refused = await run.importFiles([file]);
  expect(messages(refused)).toEqual([
    expect.stringMatching(/^latin\.md:6: this line contains bytes that are not UTF-8/),
  ]);
});
