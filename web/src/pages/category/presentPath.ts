import { pagePath } from '../../lib/askedPage';
import type { CategoryPageQuery } from './CategoryPage.gen';
import { categoryPath } from './categoryTexts';

type Category = NonNullable<NonNullable<CategoryPageQuery['category']>['category']>;

/**
 * Where a category is now that was asked for at an address it left: of the two addresses of its page the one of that
 * kind. A topic is at the root, where its hub is: that of a sub-topic that is gone has no such pages.
 * @param asked the whole address
 */
export function presentPath({ kind, slug }: Omit<Category, 'name'>, asked: string, page: number): string {
  const isAtRoot = !new URL(asked).pathname.startsWith('/category/');
  return kind === 'TOPIC' || isAtRoot ? `/${slug}` : pagePath(categoryPath({ slug }), page);
}
