import type { RuleFinding } from '../finding';
import { GRADE } from '../limits';
import { getPassages, splitSentences, toWords } from '../passages';
import { computeGrade } from '../reading-level';
import type { Subject } from '../subject';

export function checkReadingLevel(subject: Subject): RuleFinding[] {
  const passages = getPassages(subject);
  const grade = computeGrade(passages.map(({ text }) => text));
  if (grade === null || grade <= GRADE.most) return [];
  const [longest] = passages
    .flatMap(({ path, text }) =>
      splitSentences(text).map((sentence) => ({ path, length: toWords(sentence).length })),
    )
    .toSorted((a, b) => b.length - a.length);
  const message = `the text takes ${grade.toFixed(1)} years of school to read (at most ${GRADE.most}): begin with its longest sentence, ${longest?.length} words, and use shorter words`;
  return [{ path: longest?.path ?? ['title'], message }];
}
