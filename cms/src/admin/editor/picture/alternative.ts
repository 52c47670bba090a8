import { toText } from '../stored';

/** A file of the media library, as forms have it. */
export type LibraryFile = Readonly<Record<string, unknown>>;

/** The alternative text of a picture in the media library; '': not described, or named like its file. */
export function getLibraryText({ alternativeText, name }: LibraryFile): string {
  const text = toText(alternativeText).trim();
  return text === toText(name) ? '' : text;
}

/** Where a typed alternative text is stored. */
export interface Destination {
  /** For this place alone; null: this place shows the library's. */
  own: string | null;
  /** For the library; undefined: it stays as it is. */
  library?: string;
}

/**
 * The first description of a picture belongs to the library, where all its places get it. A picture that has one keeps
 * it, and another text is only for the place where it is typed.
 */
export function placeText(typed: string, libraryText: string): Destination {
  const text = typed.trim();
  if (text === '' || text === libraryText) return { own: null };
  return libraryText === '' ? { own: null, library: text } : { own: text };
}
