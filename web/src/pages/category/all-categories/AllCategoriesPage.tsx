import { useAllCategoriesPageQuery } from './AllCategoriesPage.hook.gen';
import { CategoryArticles } from '../CategoryArticles';

/** The category page over all categories (C24). */
export function AllCategoriesPage() {
  const { data, variables } = useAllCategoriesPageQuery();
  return (
    <CategoryArticles
      category={null}
      topic={null}
      {...data.allCategories}
      besides={[]}
      page={variables.page}
    />
  );
}
