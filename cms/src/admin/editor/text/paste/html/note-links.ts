/** How a mark links to its note: Word, LibreOffice, Google Docs, pages made from Markdown, Wikipedia. */
const MARK =
  /^#(?:_(ftn|edn)(\d+)|sd(footnote|endnote)(\d+)sym|(ftnt)(\d+)|(?:user-content-)?(fn)[:-]?([\w-]+)|(cite_note)-(.+))$/i;

/** And the note back to its mark. */
const NOTE =
  /^#(?:_(ftn|edn)ref(\d+)|sd(footnote|endnote)(\d+)anc|(ftnt)_ref(\d+)|(?:user-content-)?(fn)ref[:-]?([\w-]+)|(cite_ref)-(.+))$/i;

/** Browsers put the address of the page before a place on it. */
const PAGE = /^https?:[^#]*(?=#)/i;

/** Footnotes and endnotes are numbered apart. */
function getName(pattern: RegExp, href: string): string | undefined {
  const parts = pattern.exec(href.replace(PAGE, ''))?.slice(1);
  return parts?.filter((group) => group !== undefined).join(' ');
}

/** The name of the note whose text begins or ends with this link; undefined: it is not one. */
export const readNoteLink = (href: string): string | undefined => getName(NOTE, href);

/** The name of the note to which a mark links; undefined: the link is none. */
export const readMarkLink = (href: string): string | undefined =>
  readNoteLink(href) === undefined ? getName(MARK, href) : undefined;

/** Whether a text has marks of notes. */
export const hasMarks = (root: HTMLElement): boolean =>
  [...root.querySelectorAll('a[href*="#"]')].some(
    (link) => readMarkLink(link.getAttribute('href') ?? '') !== undefined,
  );

/** The element that has the text of one note in a word processor. */
const HOLDER =
  '[style*="mso-element:footnote"], [style*="mso-element:endnote"], [id^=sdfootnote], [id^=sdendnote]';

/** The name of the note that a paragraph is the text of; undefined: it is of none. */
export function findNote(element: HTMLElement): string | undefined {
  if (element.querySelector('p, div, li')) return undefined;
  const holder = element.closest(HOLDER);
  const link = (holder ?? element).querySelector('a[href*="#"]');
  const name = readNoteLink(link?.getAttribute('href') ?? '');
  if (holder || name === undefined) return name;
  const words = (element.textContent ?? '').trimStart();
  return words.startsWith((link?.textContent ?? '').trim()) ? name : undefined;
}

/** The name of the note that an item of a list is the text of, as in pages made from Markdown. */
export const readNoteItem = (item: HTMLElement): string | undefined =>
  item.id === '' ? undefined : readMarkLink(`#${item.id}`);
