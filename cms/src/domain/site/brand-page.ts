import escapeHtml from 'escape-html';

/** Under which name and logo the admin shows itself. Addresses; null: the site has none of its own. */
export interface Brand {
  siteName: string;
  logo: string | null;
  darkLogo: string | null;
  /** The address of the site. */
  publicUrl: string;
}

/**
 * The page of the admin with the name of the site as its title, and what its scripts read before they draw anything
 * (`admin/brand/read-brand.ts`, `admin/editor/text/link/own-address.ts`).
 */
export function brandPage(html: string, { siteName, logo, darkLogo, publicUrl }: Brand): string {
  const tags = [
    `<title>${escapeHtml(siteName)}</title>`,
    toMeta('application-name', siteName),
    toMeta('site-address', publicUrl),
    ...(logo === null ? [] : [toMeta('site-logo', logo)]),
    ...(logo === null || darkLogo === null ? [] : [toMeta('site-logo-dark', darkLogo)]),
  ].join('');
  return html.replace(/<title>[^<]*<\/title>/, () => tags);
}

const toMeta = (name: string, content: string): string =>
  `<meta name="${name}" content="${escapeHtml(content)}">`;
