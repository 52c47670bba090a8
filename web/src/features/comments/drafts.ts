import type { Place } from './publish';

/**
 * What is being written, for as long as the page's scripts live: a way to the login and back loses none of it. Kept
 * nowhere else, so that nobody finds it on a computer that others use too.
 */
const drafts = new Map<string, string>();

export const draftPlace = ({ articleId, parentId }: Place) => `${articleId} ${parentId ?? ''}`;

export const draftOf = (place: string) => drafts.get(place) ?? '';

export function keepDraft(place: string, text: string): void {
  if (text) drafts.set(place, text);
  else drafts.delete(place);
}
