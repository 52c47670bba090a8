import { pagePath } from '../../lib/routing/requested-page';
import type { CategoryPageQuery } from './CategoryPage.gen';
import { categoryPath } from './category-texts';

type Category = NonNullable<NonNullable<CategoryPageQuery['category']>['category']>;

/**
 * Where a category is now that was asked for at an address it left, or in another spelling: of the two addresses of its
 * page the one of that kind. The topic of a sub-topic that is gone is at the root, where its hub is, which has no pages.
 * @param asked the whole address
 */
export function presentPath({ kind, slug }: Omit<Category, 'name'>, asked: string, page: number): string {
  const { pathname } = new URL(asked);
  const isAtRoot = !pathname.startsWith('/category/');
  const isAnother = !pathname.toLowerCase().endsWith(`/${slug}`);
  return isAtRoot || (kind === 'TOPIC' && isAnother) ? `/${slug}` : pagePath(categoryPath({ slug }), page);
}
