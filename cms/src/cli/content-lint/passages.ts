import type { Block, ListItem } from '../../blocks/block';
import { toPlainText } from '../../blocks/parts/runs';
import { plainText } from '../../blocks/plain-text';
import { FIXED_SENTENCES, SOURCES_HEADING } from './limits';
import type { PlacedBlock, Subject } from './subject';

/** Words that are read in one go: a paragraph, an item of a list, a quotation, an answer. */
export interface Passage {
  path: readonly PropertyKey[];
  text: string;
}

/** The blocks before the sources. */
export function proseBlocks({ blocks }: Subject): readonly PlacedBlock[] {
  return blocks.slice(0, sourcesAt(blocks));
}

/** The sources: their heading, and what stands below it; nothing where there is none. */
export function sourceBlocks({ blocks }: Subject): readonly PlacedBlock[] {
  return blocks.slice(sourcesAt(blocks));
}

/** What an article says in sentences, without headings, tables and sources. */
export function getPassages(subject: Subject): Passage[] {
  return proseBlocks(subject).flatMap(passagesIn);
}

/**
 * All that must be an article's own: its description, its passages, its questions' answers, what stands under pictures
 * and in tables, and what it says over its sources.
 */
export function ownPassages(subject: Subject): Passage[] {
  const answers = subject.article.faqs.map(({ answer }, at) => ({ path: ['faqs', at], text: answer }));
  const over = sourceBlocks(subject).slice(1, 2).flatMap(passagesIn);
  const description = { path: ['description'], text: subject.article.description ?? '' };
  const beside = proseBlocks(subject).flatMap(besideProse);
  return [description, ...getPassages(subject), ...beside, ...answers, ...over]
    .map(({ path, text }) => ({ path, text: withoutFixed(text) }))
    .filter(({ text }) => text !== '');
}

/** All that readers see as it was typed: the title, the description, the questions and every block but those made of markup or code. */
export function printedTexts({ article, blocks }: Subject): Passage[] {
  const questions = article.faqs.map(({ question, answer }, at) => ({
    path: ['faqs', at],
    text: `${question}\n${answer}`,
  }));
  return [
    { path: ['title'], text: article.title ?? '' },
    { path: ['description'], text: article.description ?? '' },
    ...questions,
    ...blocks
      .filter(({ block }) => !VERBATIM.includes(block.type))
      .map(({ path, block }) => ({ path, text: plainText([block]) })),
  ];
}

/** How many words an article has without its sources and what is copied rather than read. */
export function wordCount(subject: Subject): number {
  const read = proseBlocks(subject).filter(({ block }) => block.type !== 'code-block');
  return toWords(plainText(read.map(({ block }) => block))).length;
}

/** Runs of characters between blanks that hold a letter or a digit. */
export function toWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** Headings are short and plain, code is there to be copied, the rest is others' work. */
const NOT_OWN: readonly Block['type'][] = [
  'heading',
  'inline-heading',
  'code-block',
  'embed',
  'ad-script',
  'link',
];

/** Made to be copied, or of markup itself. */
const VERBATIM: readonly Block['type'][] = ['code-block', 'raw-html', 'ad-script', 'embed'];

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

export function splitSentences(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter((one) => one !== '');
}

/** The place of the sources' heading among the blocks; their number where there is none. */
function sourcesAt(blocks: readonly PlacedBlock[]): number {
  const at = blocks.findIndex(({ block }) => block.type === 'heading' && SOURCES_HEADING.test(block.text));
  return at < 0 ? blocks.length : at;
}

function withoutFixed(text: string): string {
  return FIXED_SENTENCES.reduce((rest, sentence) => rest.replace(sentence, ''), text).trim();
}

function passagesIn({ path, block }: PlacedBlock): Passage[] {
  return getTexts(block).map((text) => ({ path, text }));
}

/** What is read in other blocks, a line each. What is there to be copied may be the same in several articles. */
function besideProse({ path, block }: PlacedBlock): Passage[] {
  if (getTexts(block).length > 0 || NOT_OWN.includes(block.type)) return [];
  const lines =
    block.type === 'table'
      ? [
          block.caption ?? '',
          ...[...block.headers, ...block.rows.flat()].map(({ inline }) => toPlainText(inline)),
        ]
      : plainText([block]).split('\n');
  return lines.map((text) => ({ path, text }));
}

function getTexts(block: Block): string[] {
  switch (block.type) {
    case 'paragraph':
      return [toPlainText(block.inline)];
    case 'list':
    case 'ordered-list':
      return block.items.map(itemText);
    case 'bold-text':
    case 'italic-text':
    case 'blockquote':
    case 'subheading':
      return [block.text];
    default:
      return [];
  }
}

const itemText = ({ heading, inline }: ListItem): string =>
  [heading ?? '', toPlainText(inline)].filter((part) => part !== '').join(' ');
