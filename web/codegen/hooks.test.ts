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
    { kind, loadModule: 'web/src/lib/graphql/load' },
    { outputFile },
  );
  return typeof output === 'string' ? output : [...(output.prepend ?? []), output.content].join('\n');
}

test('generates a loader hook without Apollo for a page operation', async () => {
  const output = await hooks('query ArticlePage($slug: String!) { a }', 'page');
  expect(output).toContain("import { useLoadedQuery } from '../../lib/graphql/load';");
  expect(output).toContain(
    "import type { ArticlePageQuery, ArticlePageQueryVariables } from './ArticlePage.gen';",
  );
  expect(output).toContain(
    "export const useArticlePageQuery = () => useLoadedQuery<ArticlePageQuery, ArticlePageQueryVariables>('ArticlePage');",
  );
  expect(output).not.toMatch(/apollo/i);
});

test('generates Apollo hooks for feature operations, with required variables', async () => {
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

test('generates nothing for a file of fragments', async () => {
  expect(await hooks('fragment F on Query { a }', 'page')).toBe('');
});

test.each([
  ['query { a }', 'page', 'has no name'],
  ['mutation Do { b }', 'page', 'Do: a page only reads'],
  ['subscription S { a }', 'feature', 'S: the GraphQL API has no subscriptions'],
] as const)('refuses “%s” in a %s', async (source, kind, message) => {
  await expect(async () => hooks(source, kind)).rejects.toThrow(message);
});
