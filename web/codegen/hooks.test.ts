import { buildSchema, parse } from 'graphql';
import { plugin, type HooksConfig } from './hooks';

const schema = buildSchema('type Query { a: String } type Mutation { b: String }');

async function hooks(
  source: string,
  kind: HooksConfig['kind'],
  outputFile = 'web/src/pages/article/ArticlePage.hook.gen.ts',
) {
  const output = await plugin(
    schema,
    [{ document: parse(source) }],
    { kind, loadModule: 'web/src/lib/load' },
    { outputFile },
  );
  return typeof output === 'string' ? output : [...(output.prepend ?? []), output.content].join('\n');
}

test('a page’s operation reads its loader, and knows nothing of Apollo', async () => {
  const output = await hooks('query ArticlePage($slug: String!) { a }', 'page');
  expect(output).toContain("import { useLoadedQuery } from '../../lib/load';");
  expect(output).toContain(
    "import type { ArticlePageQuery, ArticlePageQueryVariables } from './ArticlePage.gen';",
  );
  expect(output).toContain(
    "export const useArticlePageQuery = () => useLoadedQuery<ArticlePageQuery, ArticlePageQueryVariables>('ArticlePage');",
  );
  expect(output).not.toMatch(/apollo/i);
});

test('a feature’s operations get Apollo’s hooks; variables that must be given are not optional', async () => {
  const output = await hooks(
    'query Suggest($text: String!) { a } query Menu($n: Int = 3) { a } mutation Do { b }',
    'feature',
  );
  expect(output).toContain("import * as Apollo from '@apollo/client/react';");
  expect(output).toContain(
    'useSuggestQuery = (options: Apollo.useQuery.Options<SuggestQuery, SuggestQueryVariables>)',
  );
  expect(output).toContain('useSuggestLazyQuery = (options?: ');
  expect(output).toContain(
    'useMenuSuspenseQuery = (options?: Apollo.useSuspenseQuery.Options<MenuQueryVariables>)',
  );
  expect(output).toContain('useDoMutation = (options?: ');
});

test('a file of fragments gets nothing', async () => {
  expect(await hooks('fragment F on Query { a }', 'page')).toBe('');
});

test.each([
  ['query { a }', 'page', 'has no name'],
  ['mutation Do { b }', 'page', 'Do: a page only reads'],
  ['subscription S { a }', 'feature', 'S: the reading API has no subscriptions'],
] as const)('%s in a %s is refused', async (source, kind, message) => {
  await expect(async () => hooks(source, kind)).rejects.toThrow(message);
});
