import * as v from 'valibot';
import { validItems } from '../../../blocks/parts/parsing';
import { requiredText } from '../../../blocks/parts/text';

/** A question of an article, as readers get it. */
export interface Faq {
  /** The same in every version of the article. */
  id: string;
  question: string;
  answer: string;
}

/** An entry without a question or an answer is skipped: it would open onto nothing. */
export const Faqs = v.pipe(
  validItems(v.object({ questionId: v.string(), question: requiredText, answer: requiredText })),
  v.transform((rows): Faq[] =>
    rows.map(({ questionId, question, answer }) => ({ id: questionId, question, answer })),
  ),
);
