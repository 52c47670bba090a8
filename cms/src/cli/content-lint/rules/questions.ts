import type { Fault } from '../finding';
import { QUESTIONS } from '../limits';
import type { Subject } from '../subject';

/** What readers still ask stands below the text, in a few questions. */
export function checkQuestions({ article: { faqs } }: Subject): Fault[] {
  if (faqs.length >= QUESTIONS.least && faqs.length <= QUESTIONS.most) return [];
  const message = `there are ${faqs.length} questions: ${QUESTIONS.least} to ${QUESTIONS.most} that readers still ask stand below a text`;
  return [{ path: ['faqs'], message }];
}
