const PROTOCOLS = new Set(['http:', 'https:', 'ftp:', 'mailto:', 'tel:']);

/** Strapi's own rule for links in rich text, said before it refuses the whole article. Null when the address is good. */
export function linkProblem(url: string): string | null {
  const full = url.startsWith('/') ? `https://site.invalid${url}` : url;
  if (URL.canParse(full) && PROTOCOLS.has(new URL(full).protocol)) return null;
  return `the link goes to "${url}": begin with https:// for another site, or with / for this one`;
}

/** Another site opens in a new tab, this one does not. */
export function targetOf(url: string): '_blank' | '_self' {
  return /^(https?:)?\/\//i.test(url) ? '_blank' : '_self';
}
