import { type Core } from '@strapi/strapi';
import * as v from 'valibot';
import { type Question } from '../model/article';
import { getDocuments } from './service';
import { FAQ } from './uids';

const Row = v.object({ documentId: v.string(), question: v.string(), answer: v.string() });
export type StoredQuestion = v.InferOutput<typeof Row>;

/** The questions of any version of an article. */
export async function getQuestions(strapi: Core.Strapi, documentId: string): Promise<StoredQuestion[]> {
  const rows: unknown[] = await strapi.db.query(FAQ).findMany({ where: { blog: { documentId } } });
  return [...new Map(rows.map((row) => v.parse(Row, row)).map((row) => [row.documentId, row])).values()];
}

/**
 * Returns the document ids of the questions, and creates missing ones. A question in use is never changed: questions
 * have no drafts, so the change would be visible before the article is published.
 */
export async function ensureQuestions(
  strapi: Core.Strapi,
  questions: readonly Question[],
  stored: readonly StoredQuestion[],
): Promise<string[]> {
  const free = [...stored];
  const ids: string[] = [];
  for (const { question, answer } of questions) {
    const index = free.findIndex((row) => row.question === question && row.answer === answer);
    const [found] = index < 0 ? [] : free.splice(index, 1);
    ids.push(
      found?.documentId ??
        (await getDocuments(strapi, FAQ).create({ data: { question, answer } })).documentId,
    );
  }
  return ids;
}

/** Deletes those of `before` that no version of the article uses any more. */
export async function deleteUnusedQuestions(
  strapi: Core.Strapi,
  documentId: string,
  before: readonly StoredQuestion[],
): Promise<void> {
  if (before.length === 0) return;
  const used = new Set((await getQuestions(strapi, documentId)).map((row) => row.documentId));
  for (const row of before) {
    if (!used.has(row.documentId)) await getDocuments(strapi, FAQ).delete({ documentId: row.documentId });
  }
}
