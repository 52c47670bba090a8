import { CategoryArticles } from './CategoryArticles';
import { useCategoryPageQuery } from './CategoryPage.hook.gen';

/** The articles of a topic or sub-topic. */
export function CategoryPage() {
  const { data, variables } = useCategoryPageQuery();
  // The loader throws a 404 for an unknown category.
  if (!data.category?.category) return null;
  const { category, ...shown } = data.category;
  return <CategoryArticles category={category} {...shown} page={variables.page} />;
}
