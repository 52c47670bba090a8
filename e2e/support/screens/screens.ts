import { exampleArticles } from '../product/demo-articles.ts';
import { pages } from './pages.ts';
import type { Screen } from './screen.ts';

/** All pages, plus articles that together cover every layout and block type. */
export const screens: readonly Screen[] = [
  ...pages,
  ...exampleArticles.map(({ path }) => ({ name: `article-${path.replace('/blog/', '')}`, path })),
];
