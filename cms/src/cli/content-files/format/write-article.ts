import { isDeepStrictEqual } from 'node:util';
import { writeFront } from '../front/write-front';
import { writeMarkdown } from '../markdown/markdown';
import { proseTree } from '../prose/to-prose';
import { componentAttributes, getBlockType } from '../schema/schemas';
import { sparseFields } from '../checks/sparse-fields';
import { tableMarkdown } from '../table/to-table';
import { writeYaml } from '../yaml/yaml-text';
import { type Article, type Entry } from '../model/article';
import { readMarkdownSection } from './read-markdown-section';
import { splitSections } from './sections';

/**
 * Writes an article in its canonical form: parsing the text returns a deeply equal article, and writing that again
 * returns the same bytes. Markdown is used only if it reads back as the same; otherwise the exact YAML form is used.
 */
export function writeArticle(article: Article): string {
  const parts: string[] = [];
  let section: { entries: Entry[]; text: string } = { entries: [], text: '' };
  for (const entry of article.content) {
    const longer = withEntry(section, entry);
    if (longer) {
      section = longer;
      continue;
    }
    if (section.text) parts.push(section.text);
    parts.push(writeBlock(entry));
    section = { entries: [], text: '' };
  }
  if (section.text) parts.push(section.text);
  return [writeFront(article), ...parts.map((part) => `${part}\n`)].join('\n');
}

/** Appends an entry to a section of Markdown; null if Markdown cannot express the entry at this place. */
function withEntry(section: { entries: Entry[]; text: string }, entry: Entry): typeof section | null {
  const markdown = toMarkdown(entry);
  if (!markdown) return null;
  const text = [section.text, markdown].filter(Boolean).join('\n\n');
  const entries = [...section.entries, entry];
  return readsBackAs(text, entries) ? { entries, text } : null;
}

/** May be inexact: `readsBackAs` checks it. */
export function toMarkdown(entry: Entry): string | null {
  if (entry.__component === 'blocks.rich-text') {
    const tree = proseTree(entry.body);
    return tree && writeMarkdown(tree);
  }
  return entry.__component === 'blocks.table' ? tableMarkdown(entry) : null;
}

function readsBackAs(text: string, entries: Entry[]): boolean {
  const { sections, findings } = splitSections(text, 1);
  const [only, ...more] = sections;
  if (only?.kind !== 'markdown' || more.length > 0 || findings.length > 0 || /\r|\p{Surrogate}/u.test(text))
    return false;
  const back = readMarkdownSection(only.text, 1);
  return back.findings.length === 0 && isDeepStrictEqual(back.entries, entries);
}

const writeBlock = (entry: Entry): string =>
  `:::${getBlockType(entry.__component)}\n${writeFields(entry)}:::`;

/** The fields of a block as lines of YAML. */
export function writeFields({ __component: uid, ...fields }: Entry): string {
  const sparse = sparseFields(fields, componentAttributes(uid));
  return Object.keys(sparse).length > 0 ? writeYaml(sparse) : '';
}
