import type { Fault } from '../finding';
import { GRADE } from '../limits';
import { passagesOf, sentencesOf, wordsOf } from '../passages';
import { gradeOf } from '../reading-level';
import type { Subject } from '../subject';

export function checkReadingLevel(subject: Subject): Fault[] {
  const passages = passagesOf(subject);
  const grade = gradeOf(passages.map(({ text }) => text));
  if (grade === null || grade <= GRADE.most) return [];
  const [longest] = passages
    .flatMap(({ path, text }) =>
      sentencesOf(text).map((sentence) => ({ path, length: wordsOf(sentence).length })),
    )
    .toSorted((a, b) => b.length - a.length);
  const message = `the text takes ${grade.toFixed(1)} years of school to read (at most ${GRADE.most}): begin with its longest sentence, ${longest?.length} words, and use shorter words`;
  return [{ path: longest?.path ?? ['title'], message }];
}
