import type { Description } from '../../ui/pictures/descriptions';

/** Where a typed alternative text is stored. */
export interface Destination {
  /** For this place alone; null: this place shows the library's. */
  own: string | null;
  /** For the library; undefined: it stays as it is. */
  library?: Description;
}

/**
 * The first description of a picture belongs to the library, where all its places get it. A picture that has one, or is
 * marked as decorative there, keeps that, and another text is only for the place where it is typed.
 * @param library as it was before somebody began to type
 */
export function placeText(typed: string, library: Description): Destination {
  const text = typed.trim();
  if (library === null) return { own: null, library: text === '' ? null : text };
  return { own: text === '' || text === library ? null : text };
}
