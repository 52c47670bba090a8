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
