import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { DocumentWrite } from '../../../platform/strapi/document-write';
import { hasAllIds, type StoredQuestion, withQuestionIds } from './question-ids';

const Given = v.array(v.record(v.string(), v.unknown()));
const text = v.nullish(v.string(), null);
const Versions = v.array(
  v.object({ faqs: v.array(v.object({ questionId: text, question: text, answer: text })) }),
);

/** Gives the questions in a write of an article their ids. A copy of an article has questions of its own. */
export async function identifyQuestions(
  strapi: Core.Strapi,
  { action, params: { documentId, data } }: DocumentWrite,
): Promise<void> {
  const given = v.safeParse(Given, data?.faqs);
  if (!data || !given.success) return;
  if (action === 'clone') {
    data.faqs = withQuestionIds(
      given.output.map(({ questionId: _id, ...fields }) => fields),
      [],
    );
    return;
  }
  // The form sends every id back, so a save usually needs no stored question.
  const needsStored = documentId !== undefined && !hasAllIds(given.output);
  data.faqs = withQuestionIds(given.output, needsStored ? await findStored(strapi, documentId) : []);
}

/** The questions of the draft and of the published version. */
async function findStored(strapi: Core.Strapi, documentId: string): Promise<StoredQuestion[]> {
  const rows: unknown = await strapi.db
    .query('api::blog.blog')
    .findMany({ where: { documentId }, select: ['id'], populate: { faqs: true } });
  return v.parse(Versions, rows).flatMap(({ faqs }) => faqs);
}
