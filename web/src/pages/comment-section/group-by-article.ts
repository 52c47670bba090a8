import type { OwnComment } from './own-comments';

type OfOneArticle = [OwnComment, ...OwnComment[]];

/**
 * Groups the comments by article, in the order of each article's newest comment. Deleted articles have no name to group
 * by.
 */
export function groupByArticle(comments: readonly OwnComment[]): OfOneArticle[] {
  const groups = new Map<string | number, OfOneArticle>();
  for (const comment of comments) {
    const key = comment.blog_slug ?? comment.comment_id;
    const group = groups.get(key);
    if (group) group.push(comment);
    else groups.set(key, [comment]);
  }
  return [...groups.values()];
}
