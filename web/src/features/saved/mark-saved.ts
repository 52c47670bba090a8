import { savedArticles } from './saved-articles';

let marks = 0;

/** How often the member has saved or unsaved an article in this tab. */
export const countSaveChanges = () => marks;

/** The server accepted the change: updates every button of this article. */
export function markSaved(articleId: string, isSaved: boolean): void {
  marks += 1;
  savedArticles.set(withSaved(savedArticles.get(), articleId, isSaved));
}

export function withSaved(ids: ReadonlySet<string>, articleId: string, isSaved: boolean): Set<string> {
  const changed = new Set(ids);
  if (isSaved) changed.add(articleId);
  else changed.delete(articleId);
  return changed;
}
