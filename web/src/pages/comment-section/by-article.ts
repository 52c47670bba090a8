import type { OwnComment } from './own-comments';

type OfOneArticle = [OwnComment, ...OwnComment[]];

/** Those about one article together, in the order of the newest of each; articles that are gone have no name to share. */
export function byArticle(comments: readonly OwnComment[]): OfOneArticle[] {
  const groups = new Map<string | number, OfOneArticle>();
  for (const comment of comments) {
    const key = comment.blog_slug ?? comment.comment_id;
    const group = groups.get(key);
    if (group) group.push(comment);
    else groups.set(key, [comment]);
  }
  return [...groups.values()];
}
