import { countCodePoints } from '../../platform/text/text';
import { getPassages, wordCount } from './passages';
import { computeGrade } from './reading-level';
import type { Subject } from './subject';

/** Minimum, median and maximum. */
export interface Range {
  least: number;
  median: number;
  most: number;
}

export interface Figures {
  articles: number;
  words: Range;
  grade: Range & { average: number };
  description: Range;
  /** Articles by topic and by layout, blocks by type; most frequent first. */
  topics: [name: string, count: number][];
  layouts: [name: string, count: number][];
  blocks: [type: string, count: number][];
  /** Distinct files. */
  pictures: number;
}

export function measureFigures(subjects: readonly Subject[]): Figures {
  const grades = subjects.flatMap(
    (subject) => computeGrade(getPassages(subject).map(({ text }) => text)) ?? [],
  );
  const pictures = subjects.flatMap((subject) => subject.pictures.map(({ key }) => key));
  return {
    articles: subjects.length,
    words: getRange(subjects.map(wordCount)),
    grade: { ...getRange(grades), average: getAverage(grades) },
    description: getRange(subjects.map(({ article }) => countCodePoints(article.description ?? ''))),
    topics: counted(subjects.flatMap(({ article }) => article.categories[0] ?? [])),
    layouts: counted(subjects.map(({ article }) => article.layoutType)),
    blocks: counted(subjects.flatMap(({ blocks }) => blocks.map(({ block }) => block.type))),
    pictures: new Set(pictures).size,
  };
}

function getRange(values: readonly number[]): Range {
  const sorted = values.toSorted((a, b) => a - b);
  return {
    least: sorted[0] ?? 0,
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    most: sorted.at(-1) ?? 0,
  };
}

function getAverage(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function counted(names: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted(([one, many], [other, more]) => more - many || (one < other ? -1 : 1));
}
