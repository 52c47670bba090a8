import * as v from 'valibot';
import { fromEntry } from '../../blocks/from-entry';
import { plainText } from '../../blocks/plain-text';

/** The attributes of an article whose words editors search for. */
export const SEARCHED_ATTRIBUTES = [
  'title',
  'slug',
  'description',
  'author',
  'reviewer',
  'content',
  'faqs',
  'seo',
] as const;

/** Fields without words of the text. */
const WITHOUT_WORDS = new Set([
  ...['id', 'documentId', '__component', 'type', 'format', 'level', 'language', 'target', 'questionId'],
  ...['url', 'poster', 'createdAt', 'updatedAt', 'publishedAt', 'locale'],
]);
/** Markup is no text: of this, only the words that readers see are. */
const MARKUP = 'blocks.raw-html';
const CODE = 'blocks.ad-script';

/** Fields with the runs of a line, and with the lines of a list in prose. */
const LINES = new Set(['inline', 'children']);

const Entry = v.looseObject({});
const File = v.looseObject({ mime: v.string() });
/** A run of text within a line: a word may go on in the next one. */
const Run = v.looseObject({ text: v.string() });
const Link = v.looseObject({ type: v.literal('link'), children: v.array(v.unknown()) });

/**
 * The texts of a draft as they were written, also of what readers would not get yet, such as a block that is not
 * complete. Never throws, whatever the row contains.
 * @param row of `blogs`, populated by `populateContent`
 */
export function collectTexts(row: Readonly<Record<string, unknown>>): string[] {
  const texts: string[] = [];
  for (const name of SEARCHED_ATTRIBUTES) collect(row[name], texts);
  return texts.filter((text) => text.trim() !== '');
}

function collect(value: unknown, texts: string[], isLine = false): void {
  if (typeof value === 'string') texts.push(value);
  else if (Array.isArray(value) && isLine) collectLine(value, texts);
  else if (Array.isArray(value)) for (const item of value) collect(item, texts);
  else if (v.is(Entry, value) && !v.is(File, value)) collectEntry(value, texts);
}

function collectEntry(entry: v.InferOutput<typeof Entry>, texts: string[]): void {
  if (entry.__component === CODE) return;
  if (entry.__component === MARKUP) {
    texts.push(plainText(fromEntry([entry])));
    return;
  }
  for (const [name, value] of Object.entries(entry))
    if (!WITHOUT_WORDS.has(name)) collect(value, texts, LINES.has(name));
}

/** Runs next to each other are one text; other items, such as those of a list, have texts of their own. */
function collectLine(items: readonly unknown[], texts: string[]): void {
  let line = '';
  for (const item of items) {
    if (v.is(Run, item)) line += item.text;
    else if (v.is(Link, item)) line += item.children.map((run) => (v.is(Run, run) ? run.text : '')).join('');
    else collect(item, texts);
  }
  if (line !== '') texts.push(line);
}
