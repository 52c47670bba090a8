/** In cleaned HTML every `<` begins a tag, and no value of an attribute holds a quotation mark. */
const TAG = /<(?:a|img) [^>]*>/g;
const OWN_ADDRESS = / (href|src)="([/#][^"]*)"/g;

/**
 * HTML that the CMS has cleaned, with every address of the site's own made absolute.
 * @param absolute is given addresses as they stand in the markup, so a `&` in them is `&amp;` and stays it
 */
export function absoluteHtml(cleaned: string, absolute: (address: string) => string): string {
  return cleaned.replace(TAG, (tag) =>
    tag.replace(OWN_ADDRESS, (_, name: string, address: string) => ` ${name}="${absolute(address)}"`),
  );
}

const STRUCK_TAG = /(<\/?(?:s|del)(?=[ >])[^>]*>)/;

/** Cleaned HTML without what is struck out in it: readers of feeds drop the mark and show the words (C18). */
export function withoutStruckHtml(cleaned: string): string {
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
