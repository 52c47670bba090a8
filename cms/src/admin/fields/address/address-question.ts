/** What the form has of an address, and what it had when it was filled. */
export interface AddressState {
  /** Null while the article has never been saved. */
  documentId: string | null;
  /** The form has the values of another article, which keeps its address. */
  isDuplicate: boolean;
  title: string;
  /** Empty: a save makes it from the title. */
  slug: string;
  /** With which the form was filled. */
  filled: { title: string; slug: string };
}

export type AddressQuestion =
  { title: string; before: { title: string; slug: string } } | { slug: string } | null;

/** What to ask the server of an address; null: nothing. */
export function chooseQuestion({
  documentId,
  isDuplicate,
  title,
  slug,
  filled,
}: AddressState): AddressQuestion {
  if (slug === '') return title.trim() === '' ? null : { title, before: { title: '', slug: '' } };
  if (slug !== filled.slug || isDuplicate) return { slug };
  // Whether the stored address follows the title.
  return documentId === null ? null : { title: filled.title, before: filled };
}

/**
 * The address for a form whose title has changed, so that a save makes it from the title.
 * @param follows whether the address with which the form was filled follows the title
 * @returns undefined if it stays as it is
 */
export function followTitle(
  { title, slug, filled }: AddressState,
  follows: boolean,
): string | null | undefined {
  if (!follows || filled.slug === '') return undefined;
  // The title is the stored one again.
  if (title === filled.title) return slug === '' ? filled.slug : undefined;
  return slug === filled.slug ? null : undefined;
}

/** Whether a save makes the address from the title already, or there is no title to make it from. */
export const isMadeFromTitle = ({ title, slug, filled }: AddressState, follows: boolean): boolean =>
  slug === '' || title.trim() === '' || (follows && slug === filled.slug && title === filled.title);
