import * as v from 'valibot';
import { requiredText } from '../../../../blocks/parts/text';
import type { Fields, Report } from './problem';

/** A question without words, or without an answer, is not shown (C16). */
export function checkQuestion(fields: Fields, report: Report): void {
  for (const field of ['question', 'answer'] as const) {
    if (!v.is(requiredText, fields[field]))
      report.refuse(
        [field],
        `the ${field} has no words, so readers would not see it. Write some, or remove it.`,
      );
  }
}
