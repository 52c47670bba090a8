import type { PageRoute } from '../../lib/page/page-descriptor';
import { route as article } from '../../pages/article/article.route';
import { route as blogList } from '../../pages/blog-list/blog-list.route';
import { route as categoriesList } from '../../pages/categories-list/categories-list.route';
import { route as category } from '../../pages/category/category.route';
import { route as home } from '../../pages/home/home.route';
import { route as hub } from '../../pages/hub/hub.route';

export const FIRST_ROUTES: readonly PageRoute[] = [
  article,
  blogList,
  categoriesList,
  category,
  home,
  hub,
];
