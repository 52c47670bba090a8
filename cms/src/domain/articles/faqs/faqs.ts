import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { isDocumentId } from '../published';
import { validItems } from '../../../blocks/parts/parsing';
import { requiredText } from '../../../blocks/parts/text';

export interface Faq {
  id: string;
  question: string;
  answer: string;
}

/** An entry without a question or an answer is skipped: it would open onto nothing. */
const Article = v.nullable(
  v.object({
    faqs: validItems(v.object({ documentId: v.string(), question: requiredText, answer: requiredText })),
  }),
);

/** The answered questions of a published article, in its order; undefined when there is no such article. */
export async function getFaqs(strapi: Core.Strapi, blogId: string): Promise<Faq[] | undefined> {
  if (!isDocumentId(blogId)) return undefined;
  const row: unknown = await strapi.db.query('api::blog.blog').findOne({
    where: { documentId: blogId, publishedAt: { $notNull: true } },
    select: ['documentId'],
    populate: { faqs: true },
  });
  return v
    .parse(Article, row)
    ?.faqs.map(({ documentId, question, answer }) => ({ id: documentId, question, answer }));
}
