import * as v from 'valibot';
import { truncateToLimit } from '../../platform/text/field-limits';

/**
 * The `blog_id` of a body (C14). The caller checks whether the article exists. A number is accepted too, but no article
 * has such an id.
 */
export const BlogId = v.union(
  [v.pipe(v.string(), truncateToLimit('blogId')), v.pipe(v.number(), v.transform(String))],
  'Send blog_id as text, as the blog has it.',
);

export const NO_SUCH_BLOG = 'Blog not found.';
