import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { InMemoryCache } from '@apollo/client';
import { buildSchema, parse, print, type DocumentNode } from 'graphql';
import { AdScriptDocument } from '../server/ads/AdScript.gen';
import { operationHashes } from '../src/lib/graphql/operation-hashes.gen';
import { operationName } from '../src/lib/graphql/operation';
import { ArticlePageDocument } from '../src/pages/article/ArticlePage.gen';
import { HomePageDocument } from '../src/pages/home/HomePage.gen';
import { persistedOperations, plugin, type PersistedConfig } from './persisted';

const schema = buildSchema('type Query { a: A, b: A } type A { id: ID c: A }');
const sources = [
  'fragment Z on A { id ...M }',
  'query Second { b { ...Z } }',
  'fragment M on A { id }',
  'query First($x: Int) { a { id } }',
  'fragment Unused on A { c { id } }',
];

async function written(write: PersistedConfig['write'], from = sources): Promise<string> {
  const files = from.map((source) => ({ document: parse(source) }));
  const output = await plugin(schema, files, { write });
  return typeof output === 'string' ? output : output.content;
}
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

test('stores each operation with __typename and its fragments under the hash of its text', async () => {
  const texts = JSON.parse(await written('texts')) as Record<string, string>;
  const [first = '', second = ''] = Object.values(texts);
  expect(first).toBe('query First($x: Int) {\n  __typename\n  a {\n    __typename\n    id\n  }\n}');
  expect(second).toMatch(/^query Second \{[^]*fragment M on A \{\n {2}__typename[^]*fragment Z on A/);
  expect(second).not.toContain('Unused');
  expect(Object.keys(texts)).toEqual([sha256(first), sha256(second)]);
  expect(await written('hashes')).toContain(
    `  First: '${sha256(first)}',\n  Second: '${sha256(second)}',\n};`,
  );
});

test('writes the same output for any order of files', async () => {
  expect(await written('texts', sources.toReversed())).toBe(await written('texts'));
});

test.each([
  ['query { a { id } }', 'has no name'],
  ['mutation Do { a }', 'Do: what is sent by GET changes nothing'],
  ['query Twice { a { id } } query Twice { b { id } }', 'Two operations are called Twice'],
])('refuses “%s”', (source, message) => {
  expect(() => persistedOperations([parse(source)])).toThrow(message);
});

/** Sorts definitions by their text: the order of fragments does not matter. */
const canonical = (document: DocumentNode) => document.definitions.map(print).toSorted();

test.each([HomePageDocument, ArticlePageDocument, AdScriptDocument])(
  'the stored text of a hash matches the document that Apollo would send (%#)',
  (document) => {
    const file = path.join(__dirname, '../../cms/persisted-operations.json');
    const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>;
    const text = manifest[operationHashes[operationName(document)] ?? ''] ?? '';
    expect(canonical(parse(text))).toEqual(canonical(new InMemoryCache().transformDocument(document)));
  },
);
