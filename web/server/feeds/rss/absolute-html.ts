/** In sanitised HTML, every `<` begins a tag, and no attribute value contains a quotation mark. */
const TAG = /<(?:a|img) [^>]*>/g;
const OWN_ADDRESS = / (href|src)="([/#][^"]*)"/g;

/**
 * Makes all site addresses in HTML from the CMS, which has sanitised it, absolute.
 * @param absolute receives addresses as they are in the markup, so an `&` in them is `&amp;` and stays so
 */
export function absoluteHtml(cleaned: string, absolute: (address: string) => string): string {
  return cleaned.replace(TAG, (tag) =>
    tag.replace(OWN_ADDRESS, (_, name: string, address: string) => ` ${name}="${absolute(address)}"`),
  );
}

const STRUCK_TAG = /(<\/?(?:s|del)(?=[ >])[^>]*>)/;

/** Removes deleted text from sanitised HTML: feed readers drop the markup and show the words (C18). */
export function removeStruckHtml(cleaned: string): string {
  let depth = 0;
  return cleaned
    .split(STRUCK_TAG)
    .filter((piece) => {
      if (!STRUCK_TAG.test(piece)) return depth === 0;
      depth += piece.startsWith('</') ? -1 : 1;
      return false;
    })
    .join('');
}
