import { exampleArticles } from '../product/demo-articles.ts';
import { pages } from './pages.ts';
import type { Screen } from './screen.ts';

/** They and articles that have between them every layout and every type of block. */
export const screens: readonly Screen[] = [
  ...pages,
  ...exampleArticles.map(({ path }) => ({ name: `article-${path.replace('/blog/', '')}`, path })),
];
