import { pagePath } from '../../lib/routing/requested-page';
import type { CategoryPageQuery } from './CategoryPage.gen';
import { getCategoryPath } from './rules/category-texts';

type Category = NonNullable<NonNullable<CategoryPageQuery['category']>['category']>;

/**
 * The current path of a category that was requested at a former address or in another spelling. A category page has two
 * addresses; the result is of the same type as the requested one. The topic of a deleted sub-topic is at the root,
 * where its hub is, which has no pages.
 * @param address the whole address
 */
export function getCurrentPath(
  { kind, slug }: Pick<Category, 'kind' | 'slug'>,
  address: string,
  page: number,
): string {
  const { pathname } = new URL(address);
  const isAtRoot = !pathname.startsWith('/category/');
  const isAnother = !pathname.toLowerCase().endsWith(`/${slug}`);
  return isAtRoot || (kind === 'TOPIC' && isAnother) ? `/${slug}` : pagePath(getCategoryPath({ slug }), page);
}
