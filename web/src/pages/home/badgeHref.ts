/** A category badge on the home page leads to the root path of its slug (document 1, "Home page"). */
export const badgeHref = (slug: string): string => `/${slug}`;
