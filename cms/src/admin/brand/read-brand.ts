/** Under which name and logo the admin shows itself. */
export interface Brand {
  siteName: string;
  /** Addresses; null: the site has none of its own. */
  logo: string | null;
  darkLogo: string | null;
}

const read = (head: ParentNode, name: string): string | null =>
  head.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null;

/** What the server wrote into the page (`middlewares/admin-brand.ts`), so that nothing else appears before it. */
export const readBrand = (head: ParentNode): Brand => ({
  siteName: read(head, 'application-name') ?? 'Wellfolio',
  logo: read(head, 'site-logo'),
  darkLogo: read(head, 'site-logo-dark'),
});
