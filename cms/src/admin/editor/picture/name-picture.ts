/** How browsers call a picture of the clipboard. */
const NAMELESS = /^(?:image|clipboard|pasted[ _-]?image|unnamed|blob)?[ _-]?\(?\d*\)?(?:\.\w+)?$/i;

const LONGEST_NAME = 60;

interface Known {
  /** What the picture shows; '': nothing says so. */
  alt?: string;
  /** Of the document in which it is placed; '': it has none yet. */
  title: string;
  /** Names that others have already. */
  taken?: ReadonlySet<string>;
}

/**
 * The name of a picture in the media library. A file keeps its own; what comes from the clipboard is called after what it
 * shows, or after the document.
 */
export function namePicture(picture: Blob, { alt = '', title, taken = new Set() }: Known): string {
  if (picture instanceof File && alt === '' && !NAMELESS.test(picture.name)) return picture.name;
  const words = [alt, title].map(toName).find(Boolean) ?? 'Picture';
  const ending = getEnding(picture);
  let name = `${words}.${ending}`;
  for (let number = 2; taken.has(name); number += 1) name = `${words} ${number}.${ending}`;
  return name;
}

/** Not every system knows the type of a file. */
function getEnding(picture: Blob): string {
  if (picture.type === '' && picture instanceof File) return picture.name.split('.').at(-1) ?? '';
  return picture.type.replace(/^image\/(?:x-)?|\+.*$/g, '');
}

const toName = (words: string): string => words.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_NAME).trim();
