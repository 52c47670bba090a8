import type { Block, ListItem } from '../../blocks/block';
import { toPlainText } from '../../blocks/parts/runs';
import { plainText } from '../../blocks/plain-text';
import { FIXED_SENTENCES, SOURCES_HEADING } from './limits';
import type { PlacedBlock, Subject } from './subject';

/** A unit of reading: a paragraph, a list item, a quotation, an answer. */
export interface Passage {
  path: readonly PropertyKey[];
  text: string;
}

/** The blocks before the sources. */
function proseBlocks({ blocks }: Subject): readonly PlacedBlock[] {
  return blocks.slice(0, sourcesAt(blocks));
}

/** The sources: their heading and the text below it; empty if there is none. */
export function sourceBlocks({ blocks }: Subject): readonly PlacedBlock[] {
  return blocks.slice(sourcesAt(blocks));
}

/** The sentences of an article, without headings, tables and sources. */
export function getPassages(subject: Subject): Passage[] {
  return proseBlocks(subject).flatMap(passagesIn);
}

/**
 * The text that must be unique to an article: its description, passages, answers, captions and tables, and the text
 * above its sources.
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

/**
 * All text that readers see as typed: the title, the description, the questions and every block except markup and code.
 */
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

/** The number of words of an article, without its sources and code to copy. */
export function wordCount(subject: Subject): number {
  const read = proseBlocks(subject).filter(({ block }) => block.type !== 'code-block');
  return toWords(plainText(read.map(({ block }) => block))).length;
}

/** Runs of characters between spaces that contain a letter or a digit. */
export function toWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** Headings are short and plain, code is there to be copied, and the rest is other people's work. */
const NOT_OWN: readonly Block['type'][] = [
  'heading',
  'inline-heading',
  'code-block',
  'embed',
  'ad-script',
  'link',
];

/** Code to copy, and markup. */
const VERBATIM: readonly Block['type'][] = ['code-block', 'raw-html', 'ad-script', 'embed'];

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

export function splitSentences(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter((one) => one !== '');
}

/** The index of the sources' heading among the blocks; the number of blocks if there is none. */
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

/** The text of other blocks, one line each. Code to copy may be the same in several articles. */
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
