import * as v from 'valibot';
import { optionalText } from '../../blocks/parts/text';
import { Timestamp } from '../../platform/database/rows/timestamp';
import { Faqs } from './questions/question';

/** The fields of CMS rows that these readers use. Everything else is ignored. */
const Day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}/));

const CategoryRow = v.object({
  documentId: v.string(),
  name: v.string(),
  slug: v.string(),
  kind: v.picklist(['topic', 'sub-topic']),
});

export const ArticleRow = v.object({
  documentId: v.string(),
  slug: v.string(),
  title: optionalText,
  description: v.nullish(v.string(), null),
  thumbnail: v.nullish(v.unknown(), null),
  publicationDate: v.nullish(Timestamp, null),
  publishedAt: v.nullish(Timestamp, null),
  createdAt: Timestamp,
  author: v.nullish(v.string(), null),
  layoutType: v.nullish(v.string(), ''),
  categories: v.nullish(v.array(CategoryRow), []),
  updatedAt: Timestamp,
  reviewer: v.nullish(v.string(), null),
  reviewedOn: v.nullish(Day, null),
  topBanner: v.nullish(v.unknown(), null),
  secondTopBanner: v.nullish(v.unknown(), null),
  middleBanner: v.nullish(v.unknown(), null),
  content: v.nullish(v.array(v.unknown()), []),
  faqs: Faqs,
  suggestedBlogs: v.nullish(v.array(v.object({ documentId: v.string() })), []),
  seo: v.nullish(
    v.object({
      title: optionalText,
      description: v.nullish(v.string(), null),
      image: v.nullish(v.unknown(), null),
      noindex: v.nullish(v.boolean(), false),
    }),
    null,
  ),
});
