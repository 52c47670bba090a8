import type { RuleFinding } from '../finding';
import { QUESTIONS } from '../limits';
import type { Subject } from '../subject';

/** A few questions that readers still have belong below the text. */
export function checkQuestions({ article: { faqs } }: Subject): RuleFinding[] {
  if (faqs.length >= QUESTIONS.least && faqs.length <= QUESTIONS.most) return [];
  const message = `there are ${faqs.length} questions: ${QUESTIONS.least} to ${QUESTIONS.most} that readers still ask belong below a text`;
  return [{ path: ['faqs'], message }];
}
