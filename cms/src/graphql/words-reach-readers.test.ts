import fc from 'fast-check';
import { fromEntry } from '../blocks/from-entry';
import { plainText } from '../blocks/plain-text';
import { toRestContent } from '../blocks/to-rest';
import { withPlaceholders } from '../cli/content-files/articles/check-publishable';
import type { Article, Entry } from '../cli/content-files/model/article';
import { blockTypes } from '../cli/content-files/schema/schemas';
import { arbitraryEntry } from '../cli/content-files/testing/arbitrary-article';
import { EMPTY_ARTICLE } from '../cli/content-files/testing/empty-article';
import { toGraphqlBlock } from './fields/block';
import { contentProblems } from '../domain/articles/writing/content-problems/content-problems';
import { isFields } from '../domain/articles/writing/content-problems/problem';

/** Fields with text for readers. Ad scripts and raw HTML have separate rules (C19). */
const READ = new Set(['text', 'heading', 'code', 'author', 'caption']);
const UNREAD_TYPES = new Set(['blocks.ad-script', 'blocks.raw-html']);

interface Words {
  valid: string[];
  /** On the page and nowhere else. */
  struck: string[];
}

/** The words of a stored block, collected field by field, independently of the mapping. */
function toWords(value: unknown, wordsAlone = false): Words {
  if (Array.isArray(value)) return together(value.map((item) => toWords(item, wordsAlone)));
  if (!isFields(value) || UNREAD_TYPES.has(String(value.__component))) return { valid: [], struck: [] };
  const holdsWordsAlone = wordsAlone || ['heading', 'quote', 'code'].includes(String(value.type));
  const struck = value.strikethrough === true;
  return together(
    Object.entries(value).map(([name, field]) => {
      if (typeof field !== 'string') return toWords(field, holdsWordsAlone);
      if (!READ.has(name)) return { valid: [], struck: [] };
      const words = field.replace(/(?!\s)\p{Cc}/gu, '').match(/\S+/g) ?? [];
      if (!struck) return { valid: words, struck: [] };
      return { valid: [], struck: holdsWordsAlone ? [] : words };
    }),
  );
}

function together(all: Words[]): Words {
  return { valid: all.flatMap(({ valid }) => valid), struck: all.flatMap(({ struck }) => struck) };
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Addresses as people paste them: few of the arbitrary ones would be valid. */
const address = fc.constantFrom(
  'https://example.org/a',
  ' www.example.org/b\n',
  'youtube.com/watch?v=aqz-KE-bpKQ',
  'https://example.org/film.mp4',
  'https://example.org/c',
);

const addressed = (entry: Entry) =>
  fc.array(address, { minLength: 20, maxLength: 20 }).map((addresses): Entry => {
    let next = 0;
    const replaced = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(replaced);
      if (!isFields(value)) return value;
      const fields = Object.entries(value).map(([name, field]) => [
        name,
        name === 'url' ? addresses[next++ % addresses.length] : replaced(field),
      ]);
      return Object.fromEntries(fields);
    };
    return replaced(entry) as Entry;
  });

const article = (content: Entry[]): Article => ({ ...EMPTY_ARTICLE, content });
const isPublishable = (whole: Article) =>
  contentProblems(withPlaceholders(whole)).every(({ refused }) => !refused);

function expectWhole(whole: Article): void {
  const { content } = withPlaceholders(whole) as { content: unknown[] };
  const { valid, struck } = toWords(content);
  const blocks = fromEntry(content);
  const rest = stringsIn(JSON.parse(toRestContent('minimalist', blocks))).join('\n');
  const search = plainText(blocks);
  const page = stringsIn(
    blocks.map((block, position) => toGraphqlBlock(block, { articleId: 'a', position })),
  ).join('\n');
  expect(valid.filter((word) => !rest.includes(word))).toEqual([]);
  expect(valid.filter((word) => !search.includes(word))).toEqual([]);
  expect([...valid, ...struck].filter((word) => !page.includes(word))).toEqual([]);
}

describe('of what can be published, every word reaches REST, search and the page', () => {
  test.each(blockTypes())('of a block of type %s', (type) => {
    const published = arbitraryEntry(type)
      .chain(addressed)
      .map((entry) => article([entry]))
      .filter(isPublishable);
    fc.assert(fc.property(published, expectWhole), { numRuns: type === 'rich-text' ? 150 : 30 });
  });

  test('of whole articles', () => {
    const published = fc
      .array(
        fc
          .constantFrom(...blockTypes())
          .chain(arbitraryEntry)
          .chain(addressed),
        { maxLength: 6 },
      )
      .map(article)
      .map((whole): Article => ({
        ...whole,
        content: whole.content.filter((entry) => isPublishable({ ...whole, content: [entry] })),
      }));
    fc.assert(fc.property(published, expectWhole), { numRuns: 100 });
  });
});

test('struck words are in neither REST nor search', () => {
  const marked = fc.constantFrom('STRUCKA', 'STRUCKB');
  fc.assert(
    fc.property(arbitraryEntry('rich-text'), marked, (entry, word) => {
      const struck = (value: unknown): unknown => {
        if (Array.isArray(value)) return value.map(struck);
        if (!isFields(value)) return value;
        if (value.strikethrough === true) return { ...value, text: word };
        return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, struck(field)]));
      };
      const blocks = fromEntry([struck(entry)]);
      expect(toRestContent('minimalist', blocks) + plainText(blocks)).not.toContain(word);
    }),
    { numRuns: 200 },
  );
});
