import { exampleArticles } from '../product/demo-articles.ts';
import { pages, type Screen } from './pages.ts';

/** They and articles that have between them every layout and every type of block. */
export const screens: readonly Screen[] = [
  ...pages,
  ...exampleArticles.map(({ path }) => ({ name: `article-${path.replace('/blog/', '')}`, path })),
];
