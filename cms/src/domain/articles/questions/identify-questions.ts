import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { inBatches } from '../../../platform/database/in-batches';
import type { DocumentWrite } from '../../../platform/strapi/document-write';
import { isId, type StoredQuestion, withQuestionIds } from './question-ids';

/** Per statement: both databases limit the number of bound values. */
const IDS_AT_ONCE = 200;

const Given = v.array(v.record(v.string(), v.unknown()));
const text = v.nullish(v.string(), null);
const Versions = v.array(
  v.object({ faqs: v.array(v.object({ questionId: text, question: text, answer: text })) }),
);

/** Gives the questions in a write of an article their ids. A copy of an article has questions of its own. */
export async function identifyQuestions(
  strapi: Core.Strapi,
  { action, params }: DocumentWrite,
): Promise<void> {
  if (action === 'clone') return identifyCopies(strapi, params);
  const { documentId, data } = params;
  const given = v.safeParse(Given, data?.faqs);
  if (!data || !given.success || given.output.length === 0) return;
  const stored = documentId === undefined ? [] : await findStored(strapi, { documentId });
  const own = new Set(stored.map(({ questionId }) => questionId));
  const unknown = given.output.map(({ questionId }) => questionId).filter((id) => isId(id) && !own.has(id));
  const taken = await findTaken(strapi, unknown, getArticleId({ documentId, data }));
  data.faqs = withQuestionIds(
    given.output.map((fields) => (taken.has(fields.questionId) ? { ...fields, questionId: null } : fields)),
    stored,
  );
}

/** A copy without questions of its own gets those of the draft that is copied. */
async function identifyCopies(strapi: Core.Strapi, params: DocumentWrite['params']): Promise<void> {
  const { documentId, data } = params;
  const faqs = data?.faqs ?? (await findStored(strapi, { documentId, publishedAt: null }));
  const given = v.safeParse(Given, faqs);
  if (!given.success || given.output.length === 0) return;
  const copies = given.output.map(({ id: _id, questionId: _questionId, ...fields }) => fields);
  params.data = { ...data, faqs: withQuestionIds(copies, []) };
}

/** A deleted article is created with its old id. */
const getArticleId = ({ documentId, data }: DocumentWrite['params']): unknown =>
  documentId ?? data?.documentId;

/** Ids of questions that belong to other articles: the ids identify their answers for readers. */
async function findTaken(
  strapi: Core.Strapi,
  ids: readonly unknown[],
  documentId: unknown,
): Promise<ReadonlySet<unknown>> {
  const taken = new Set<unknown>();
  for (const some of inBatches(ids, IDS_AT_ONCE)) {
    const others = await findStored(strapi, {
      faqs: { questionId: { $in: some } },
      ...(typeof documentId === 'string' && { documentId: { $ne: documentId } }),
    });
    for (const { questionId } of others) taken.add(questionId);
  }
  return taken;
}

/** The questions of the draft and of the published version of these articles. */
async function findStored(strapi: Core.Strapi, where: object): Promise<StoredQuestion[]> {
  const rows: unknown = await strapi.db
    .query('api::blog.blog')
    .findMany({ where, select: ['id'], populate: { faqs: true } });
  return v.parse(Versions, rows).flatMap(({ faqs }) => faqs);
}
