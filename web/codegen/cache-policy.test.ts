import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, parse } from 'graphql';
import { foldersWithDiscussion, plugin, type CachePolicyConfig } from './cache-policy';

const schema = buildSchema(`
  directive @cachePolicy(changesWith: ChangesWith!) on FIELD_DEFINITION
  enum ChangesWith { MINUTE DISCUSSION }
  type Query { home: Home article(slug: String!): Article }
  type Home { dealt: [Article] @cachePolicy(changesWith: MINUTE) latest: [Article] }
  type Article { title: String readers: Int @cachePolicy(changesWith: DISCUSSION) score: Int @cachePolicy(changesWith: DISCUSSION) }
`);

const files = (...sources: string[]) =>
  sources.map((source, at) => ({
    document: parse(source),
    location: path.resolve(`pages/${at}/Page.graphql`),
  }));

async function written(write: CachePolicyConfig['write'], ...sources: string[]): Promise<string> {
  const output = await plugin(schema, files(...sources), { write });
  return typeof output === 'string' ? output : output.content;
}

const ARTICLE = 'query ArticlePage($slug: String!) { article(slug: $slug) { ...Renamed } }';
const RENAMED = 'fragment Renamed on Article { title opinion: readers }';

test('writes the fields with a policy for the CMS', async () => {
  expect(await written('fields')).toContain("  MINUTE: ['dealt'],\n  DISCUSSION: ['readers', 'score'],\n};");
});

test('writes the operations that request such a field, under an alias and in a fragment, too', async () => {
  const home = 'query Home { home { mixed: dealt { title } } }';
  const latest = 'query Latest { home { latest { title } } }';
  expect(await written('operations', latest, home, ARTICLE, RENAMED)).toContain(
    "  MINUTE: ['Home'],\n  DISCUSSION: ['ArticlePage'],\n};",
  );
});

test('refuses an operation that queries a discussion without naming the article', async () => {
  const unnamed = 'query Unnamed { article(slug: "a") { readers } }';
  await expect(async () => written('operations', unnamed)).rejects.toThrow(
    'Unnamed queries a discussion: it needs the variable $slug: String!',
  );
});

test('finds the folders of the pages with a discussion', () => {
  const latest = 'query Latest { home { latest { title } } }';
  expect([...foldersWithDiscussion(schema, files(latest, ARTICLE, RENAMED))]).toEqual(['pages/1']);
});

test('the schema has fields with each of the policies', () => {
  const own = buildSchema(readFileSync(path.join(import.meta.dirname, '../../cms/schema.graphql'), 'utf8'));
  const output = plugin(own, [], { write: 'fields' });
  expect(output).toContain("MINUTE: ['grid']");
  expect(output).toContain("DISCUSSION: ['discussion']");
});
