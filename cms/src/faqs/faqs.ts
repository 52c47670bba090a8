import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { isDocumentId } from '../articles/published';

export interface Faq {
  id: string;
  question: string;
  answer: string;
}

const Article = v.nullable(
  v.object({
    faqs: v.nullish(
      v.array(v.object({ documentId: v.string(), question: v.string(), answer: v.string() })),
      [],
    ),
  }),
);

/** The questions of a published article in its order; undefined: there is no such article. */
export async function faqsOf(strapi: Core.Strapi, blogId: string): Promise<Faq[] | undefined> {
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
