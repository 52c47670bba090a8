import * as v from 'valibot';
import { requestAsMember } from '../../lib/api/request-as-member';
import type { SessionRules } from '../../lib/api/call-as-member';

const SavedArticles = v.array(
  v.object({
    blog_id: v.string(),
    slug: v.string(),
    title: v.string(),
    description: v.nullable(v.string()),
    thumbnail_url: v.nullable(v.string()),
    published_at: v.string(),
    categories: v.array(v.string()),
  }),
);
const Status = v.object({ isSaved: v.boolean() });

/** An entry of the saved list. */
export type SavedArticle = v.InferOutput<typeof SavedArticles>[number];

/** All articles that the member has saved, the latest first. */
export const fetchSaved = (rules?: SessionRules) =>
  requestAsMember(() => '/blogs/saved', SavedArticles, rules);

/** Whether the member has saved this article. */
export const fetchIsSaved = (articleId: string, rules: SessionRules) =>
  requestAsMember(({ userId }) => `/saved_blogs/${userId}/${encodeURIComponent(articleId)}`, Status, rules);
