import { slugify } from '../../platform/shared/slug.gen';
import { RESERVED_ADDRESSES } from './reserved-addresses';

/**
 * A category's slug always follows from its name, because the site's clients find a category by the slug of its name.
 * @returns the slug, or a message why a category cannot have this name (C20)
 */
export function toCategorySlug(name: string): { slug: string } | { refusal: string } {
  const slug = slugify(name);
  if (slug === '')
    return { refusal: `“${name}” contains no letter or digit that an address can be made of.` };
  if (slug !== getHubSlug(name)) {
    return {
      refusal: `“${name}” would have two addresses on the site. Use plain letters, digits, spaces and hyphens; “&” and apostrophes are fine.`,
    };
  }
  if (RESERVED_ADDRESSES.has(slug)) {
    return {
      refusal: `“${name}” cannot be a category: the site has another page at /${slug}. Choose another name.`,
    };
  }
  return { slug };
}

/** The slug rule for links on topic hubs. */
function getHubSlug(name: string): string {
  return name
    .toLowerCase()
    .trim()
    .replace(/\s+/g, '-')
    .replace(/[^\w-]/g, '')
    .replace(/-{2,}/g, '-');
}
