import type { Figures, Range } from './figures';
import { type Finding, findingLine } from './finding';
import { GRADE } from './limits';

/** The problems, one line each; first the average of all articles if it is too high. */
export function problemLines(findings: readonly Finding[], { grade }: Figures): string[] {
  const hard =
    grade.average > GRADE.average
      ? [
          `the articles take ${grade.average.toFixed(1)} years of school to read on average: at most ${GRADE.average}`,
        ]
      : [];
  return [...hard, ...findings.map(findingLine)];
}

export function figureLines(figures: Figures): string[] {
  const { articles, words, grade, description, pictures } = figures;
  return [
    `${counted(articles, 'article')}, ${counted(pictures, 'picture')}`,
    `words           ${rangeText(words)}`,
    `reading level   ${rangeText(grade, 1)}, ${grade.average.toFixed(1)} on average (Flesch-Kincaid grade)`,
    `description     ${rangeText(description)} characters`,
    `topics          ${countsText(figures.topics)}`,
    `layouts         ${countsText(figures.layouts)}`,
    `blocks          ${countsText(figures.blocks)}`,
  ];
}

const counted = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`;

const rangeText = ({ least, median, most }: Range, digits = 0): string =>
  `${least.toFixed(digits)} to ${most.toFixed(digits)}, median ${median.toFixed(digits)}`;

const countsText = (counts: Figures['topics']): string =>
  counts.map(([name, count]) => `${name} ${count}`).join(', ');
