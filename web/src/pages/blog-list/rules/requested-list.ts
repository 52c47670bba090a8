import { searchedText, searchPath } from '../../../lib/routing/search-path';
import { slugify } from '../../../lib/shared/slug.gen';

/** What an address of the blog list asks for. */
export interface RequestedList {
  /** A category's slug or name, as the address has it. */
  category?: string | undefined;
  /** The words that are looked for. */
  search?: string | undefined;
}

/** @param slug of `/search/{slug}`, if that is where the reader is */
export function parseList(address: string, slug: string | undefined): RequestedList {
  const category = askedText(new URL(address).searchParams.get('category') ?? '');
  return {
    category: category || undefined,
    search: slug === undefined ? undefined : searchedText(askedText(slug)),
  };
}

/** What an address holds, as it can be asked for: nothing of ours has a NUL, and the CMS takes none. */
export function askedText(text: string): string {
  return text.replaceAll('\0', '').trim();
}

/** Where a list has its first page: a category's is its slug, a search's its words. */
export function listPath({ category, search }: RequestedList): string {
  if (search !== undefined) return searchPath(search, category);
  return category ? `/blog-list?category=${encodeURIComponent(category)}` : '/blog-list';
}

/** Whether a category was asked for by a name or slug that it had before, or by one of a sub-topic that is gone. */
export function hasMoved(asked: RequestedList, answered: { slug: string } | null): boolean {
  return asked.category !== undefined && answered !== null && slugify(asked.category) !== answered.slug;
}
