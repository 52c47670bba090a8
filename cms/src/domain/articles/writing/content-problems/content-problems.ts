import { fromEntry } from '../../../../blocks/from-entry';
import { getComponent } from '../../../../blocks/registry';
import type { Layout } from '../../../../blocks/block';
import { checks } from './blocks';
import { checkQuestion } from './questions';
import { checkOptionalPicture } from './fields';
import { type ContentProblem, type Fields, isFields, getItems, type Path, type Report } from './problem';

const PICTURES = [['thumbnail'], ['topBanner'], ['secondTopBanner'], ['middleBanner'], ['seo', 'image']];

/** The layouts that show only headings, paragraphs and pictures (C16). */
const SPARE_LAYOUTS: readonly string[] = ['full-bleed-image', 'card-based'] satisfies Layout[];
const SHOWN_THERE = new Set(['heading', 'paragraph', 'image']);

/**
 * Everything in an article that readers would not get: blocks and questions that show nothing, invalid addresses, pictures that
 * cannot be shown, and what cleaning or the layout omits. Never throws, whatever the input.
 * @param article as the CMS stores it, with media and nested components populated
 */
export function contentProblems(article: unknown): ContentProblem[] {
  if (!isFields(article)) return [];
  const problems: ContentProblem[] = [];
  const blocks: readonly unknown[] = Array.isArray(article.content) ? article.content : [];
  blocks.forEach((entry, index) => problems.push(...findBlockProblems(entry, index, article.layoutType)));
  for (const path of PICTURES) {
    const report = reporter(problems, [], 'Picture');
    checkOptionalPicture(valueAt(article, path), path, report);
  }
  for (const { item, index } of getItems(article.faqs))
    checkQuestion(item, reporter(problems, ['faqs', index], `Question ${index + 1}`));
  return problems;
}

function findBlockProblems(entry: unknown, index: number, layout: unknown): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const name = isFields(entry) && typeof entry.__component === 'string' ? entry.__component : '';
  const type = name.replace(/^blocks\./, '');
  const report = reporter(problems, ['content', index], `Block ${index + 1} (${type || 'unknown'})`);
  if (!isFields(entry) || !isChecked(type) || getComponent(name) === null) {
    report.refuse([], 'this version of the site does not know its type. Remove it.');
    return problems;
  }
  checks[type](entry, report);
  const shown = fromEntry([entry]);
  if (shown.length === 0 && !problems.some(({ refused }) => refused)) {
    report.refuse([], 'it is incomplete, so readers would not see it. Complete it, or remove it.');
  }
  const leftOut = shown.filter((block) => !SHOWN_THERE.has(block.type)).map((block) => block.type);
  if (leftOut.length > 0 && typeof layout === 'string' && SPARE_LAYOUTS.includes(layout)) {
    const what = type === 'rich-text' ? `its ${[...new Set(leftOut)].join(' and ')}` : 'it';
    report.note(
      [],
      `the layout ${layout} leaves ${what} out: it shows only headings, paragraphs and pictures`,
    );
  }
  return problems;
}

function reporter(problems: ContentProblem[], at: Path, name: string): Report {
  const add = (refused: boolean) => (path: Path, message: string) => {
    problems.push({ path: [...at, ...path], message: `${name}: ${message}`, detail: message, refused });
  };
  return { refuse: add(true), note: add(false) };
}

function isChecked(type: string): type is keyof typeof checks {
  return Object.hasOwn(checks, type);
}

function valueAt(fields: Fields, [first = '', ...rest]: readonly string[]): unknown {
  const value = fields[first];
  if (rest.length === 0) return value;
  return isFields(value) ? valueAt(value, rest) : undefined;
}
