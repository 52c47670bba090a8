import fc from 'fast-check';
import { toLinkUrl, toMediaUrl, toWebUrl } from '../../platform/text/url';
import { requiredText, typed } from '../../blocks/parts/text';
import * as v from 'valibot';
import type { Attributes } from '../history/snapshot/snapshot';
import { tidyValues, type TidiedAddress } from './tidy-values';

const COMPONENTS: Record<string, Attributes> = {
  'blocks.link': { text: { type: 'string' }, url: { type: 'string' } },
  'blocks.rich-text': { body: { type: 'blocks' } },
  'blocks.list': { items: { type: 'component', component: 'parts.item', repeatable: true } },
  'parts.item': {
    text: { type: 'text' },
    inline: { type: 'component', component: 'parts.inline', repeatable: true },
  },
  'parts.inline': { text: { type: 'text' }, url: { type: 'string' } },
  'meta.seo': { title: { type: 'string' } },
};
const ARTICLE: Attributes = {
  title: { type: 'string' },
  description: { type: 'text' },
  slug: { type: 'uid' },
  linkUrl: { type: 'string' },
  content: { type: 'dynamiczone' },
  seo: { type: 'component', component: 'meta.seo' },
  categories: { type: 'relation' },
};
const find = (component: string): Attributes => COMPONENTS[component] ?? {};
const tidy = <T extends Record<string, unknown>>(values: T): T => tidyValues(values, ARTICLE, find);
const link = (url: unknown) => ({ __component: 'blocks.link', text: 'a', url });
const tidyUrl = (url: unknown): unknown =>
  tidy({ content: [link(url)] }).content.map((block) => block.url)[0];

test.each([
  [' https://example.org/a ', 'https://example.org/a'],
  ['www.example.com/x', 'https://www.example.com/x'],
  ['example.com/x', 'https://example.com/x'],
  ['\u00a0example.com\n', 'https://example.com'],
  [' /sleep', '/sleep'],
  ['#top ', '#top'],
  [' mailto:a@b.example', 'mailto:a@b.example'],
  [' javascript:alert(1)', 'javascript:alert(1)'],
  ['  ', ''],
])('the address %j becomes %j', (typed, tidied) => {
  expect(tidyUrl(typed)).toBe(tidied);
});

test.each([
  'https://example.org/a',
  'http://example.org',
  'HTTPS://Example.org',
  '/sleep',
  '/example.org',
  '#example.org',
  'mailto:a@b.example',
  'tel:+49-30-1234',
  'javascript:alert(1)',
  'report.pdf',
  'see below',
  'a@b.example',
  '',
  null,
  undefined,
  7,
  `example.org/${'a'.repeat(1985)}`,
])('the address %p stays', (typed) => {
  expect(tidyUrl(typed)).toBe(typed);
});

test('texts of one line are trimmed at every depth, others stay', () => {
  const text = ' with blanks ';
  expect(
    tidy({
      title: text,
      description: text,
      slug: text,
      seo: { title: text, unknown: text },
      content: [
        { __component: 'blocks.list', items: [{ text, inline: [{ text, url: ' example.org ' }] }] },
        { __component: 'blocks.gone', title: text },
        null,
      ],
      categories: { connect: [text] },
      unknown: text,
    }),
  ).toEqual({
    title: 'with blanks',
    description: text,
    slug: text,
    seo: { title: 'with blanks', unknown: text },
    content: [
      {
        __component: 'blocks.list',
        items: [{ text, inline: [{ text, url: 'https://example.org' }] }],
      },
      { __component: 'blocks.gone', title: text },
      null,
    ],
    categories: { connect: [text] },
    unknown: text,
  });
});

test('links in prose are completed, at any depth, and the text beside them stays', () => {
  const prose = (url: string) => [
    { type: 'paragraph', children: [{ type: 'text', text: ' a ' }] },
    {
      type: 'list',
      children: [
        {
          type: 'list-item',
          children: [{ type: 'link', url, children: [{ type: 'text', text: ' b ', bold: true }] }],
        },
      ],
    },
  ];
  const withProse = (url: string) => ({ content: [{ __component: 'blocks.rich-text', body: prose(url) }] });
  expect(tidy(withProse(' example.org/a'))).toEqual(withProse('https://example.org/a'));
});

test('changed addresses are reported with their paths', () => {
  const found: TidiedAddress[] = [];
  tidyValues({ linkUrl: ' ', content: [link('/a'), link('example.org')], title: ' a ' }, ARTICLE, find, {
    onAddress: (address) => found.push(address),
  });
  expect(found).toEqual([
    { path: ['linkUrl'], typed: ' ', tidied: '' },
    { path: ['content', 1, 'url'], typed: 'example.org', tidied: 'https://example.org' },
  ]);
});

test('values without anything to tidy are the same object', () => {
  const values = { title: 'a', content: [link('/a'), { __component: 'blocks.rich-text', body: [{}] }] };
  expect(tidyValues(values, ARTICLE, find)).toBe(values);
});

const pieces = [
  'https://',
  'http:',
  'www.',
  'example',
  '.org',
  '/',
  ' ',
  '\u00a0',
  '\t',
  '#',
  'javascript:',
  '?',
  'a',
];
const address = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
  fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((chosen) => chosen.join('')),
);

test('no address leads elsewhere than before, none becomes usable or unusable, and tidying twice is tidying once', () => {
  fc.assert(
    fc.property(address, (typed) => {
      const tidied = tidyUrl(typed);
      for (const read of [toLinkUrl, toMediaUrl, toWebUrl]) expect(read(tidied)).toBe(read(typed));
      const isComplete = toLinkUrl(typed) === typed;
      expect(isComplete && tidied !== typed).toBe(false);
      expect(tidyUrl(tidied)).toBe(tidied);
    }),
    { numRuns: 2000 },
  );
});

test('no text reads differently than before', () => {
  const read = (text: unknown) => v.parse(v.pipe(typed, v.trim()), text);
  const padded = fc
    .tuple(fc.constantFrom('', ' ', '\u00a0\n'), fc.string({ unit: 'binary' }))
    .map(([a, b]) => a + b + a);
  fc.assert(
    fc.property(padded, (title) => {
      const tidied = tidy({ title }).title;
      expect(v.is(requiredText, tidied)).toBe(v.is(requiredText, title));
      expect(read(tidied)).toBe(read(title));
    }),
    { numRuns: 2000 },
  );
});
