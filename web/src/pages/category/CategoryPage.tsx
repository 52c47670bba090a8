import { CategoryArticles } from './CategoryArticles';
import { useCategoryPageQuery } from './CategoryPage.hook.gen';

/** The articles of a topic or sub-topic. */
export function CategoryPage() {
  const { data, variables } = useCategoryPageQuery();
  // The loader answers 404 for a category that there is not.
  if (!data.category?.category) return null;
  const { category, ...shown } = data.category;
  return <CategoryArticles category={category} {...shown} page={variables.page} />;
}
