import { randomUUID } from 'node:crypto';
import { isDocumentId } from '../../../platform/strapi/document-id';

/** A question in a request or a file, with anything in its fields. */
export type QuestionFields = Readonly<Record<string, unknown>>;

/** A question of a stored version of an article. */
export interface StoredQuestion {
  questionId: string | null;
  question: string | null;
  answer: string | null;
}

const MATCHES: ((fields: QuestionFields, stored: StoredQuestion) => boolean)[] = [
  (fields, stored) => fields.question === stored.question && fields.answer === stored.answer,
  (fields, stored) => fields.question === stored.question,
];

/**
 * Gives every question an id that stays the same when the article is edited or published, which writes new rows. A
 * question without one, as in files, gets the id of the stored question with the same text, otherwise a new id.
 * @param stored the questions of the article's versions
 * @returns the questions in the same order, each with a different id
 */
export function withQuestionIds(
  questions: readonly QuestionFields[],
  stored: readonly StoredQuestion[],
): QuestionFields[] {
  const taken = new Set<string>();
  const take = (id: unknown): string | undefined => {
    if (!isId(id) || taken.has(id)) return undefined;
    taken.add(id);
    return id;
  };
  const isStored = ({ questionId, question }: QuestionFields) =>
    stored.some((one) => one.questionId === questionId && one.question === question);
  const ids: (string | undefined)[] = [];
  // Of two questions with one id, it stays with the one whose words are stored.
  for (const isFirst of [isStored, () => true])
    questions.forEach((fields, index) => {
      if (isFirst(fields)) ids[index] ??= take(fields.questionId);
    });
  for (const isMatch of MATCHES) {
    questions.forEach((fields, index) => {
      const match = stored.find(
        (one) => one.questionId !== null && !taken.has(one.questionId) && isMatch(fields, one),
      );
      ids[index] ??= take(match?.questionId);
    });
  }
  return questions.map((fields, index) => ({ ...fields, questionId: ids[index] ?? newId() }));
}

export const isId = (id: unknown): id is string => typeof id === 'string' && isDocumentId(id);

const newId = () => randomUUID().replaceAll('-', '');
