import { searchQueryFromSlug, searchPath } from '../../../lib/routing/search-path';
import { slugify } from '../../../lib/shared/slug.gen';

/** The list that a blog list address requests. */
interface RequestedList {
  /** A category's slug or name, as given in the address. */
  category?: string | undefined;
  /** The search words. */
  search?: string | undefined;
}

/** @param slug the slug of `/search/{slug}`, on that page only */
export function parseRequestedList(address: string, slug: string | undefined): RequestedList {
  const category = sanitizeParam(new URL(address).searchParams.get('category') ?? '');
  return {
    category: category || undefined,
    search: slug === undefined ? undefined : searchQueryFromSlug(sanitizeParam(slug)),
  };
}

/** A value from the address, safe to send to the CMS: the CMS rejects NUL characters, and no value of ours has one. */
export function sanitizeParam(text: string): string {
  return text.replaceAll('\0', '').trim();
}

/** The path of a list's first page: a category by its slug, a search by its words. */
export function getListPath({ category, search }: RequestedList): string {
  if (search !== undefined) return searchPath(search, category);
  return category ? `/blog-list?category=${encodeURIComponent(category)}` : '/blog-list';
}

/** Whether the request used a category's former name or slug, or that of a deleted sub-topic. */
export function hasCategoryMoved(requested: RequestedList, found: { slug: string } | null): boolean {
  return requested.category !== undefined && found !== null && slugify(requested.category) !== found.slug;
}
