import type { RuleFinding } from '../finding';
import { WORDS } from '../limits';
import { wordCount } from '../passages';
import type { Subject } from '../subject';

export function checkLength(subject: Subject): RuleFinding[] {
  const words = wordCount(subject);
  if (words >= WORDS.least && words <= WORDS.most) return [];
  const message = `the text has ${words} words without its sources: an article has ${WORDS.least} to ${WORDS.most}`;
  return [{ path: ['title'], message }];
}
