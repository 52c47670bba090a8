import { createHash } from 'node:crypto';
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset';
import type { CodegenPlugin, Types } from '@graphql-codegen/plugin-helpers';
import {
  concatAST,
  Kind,
  print,
  separateOperations,
  type DefinitionNode,
  type DocumentNode,
  type OperationDefinitionNode,
} from 'graphql';
import { compare } from './compare';

/** `texts` is what the CMS is deployed with, `hashes` what the site's clients send. */
export interface PersistedConfig {
  write: 'texts' | 'hashes';
}

/**
 * The operations that the site may ask: their texts by hash, as JSON, or their hashes by name, as a module. The texts
 * hold the `__typename` that the documents beside the `.graphql` files hold (near-file.ts), and the fragments they use.
 */
export const plugin: CodegenPlugin<PersistedConfig>['plugin'] = async (_schema, files, { write }) => {
  const withTypename = await addTypenameSelectionDocumentTransform.transform({
    schema: { kind: Kind.DOCUMENT, definitions: [] },
    documents: files,
    config: {},
  });
  const operations = persistedOperations(getDocuments(withTypename));
  return write === 'texts' ? textsByHash(operations) : hashesByName(operations);
};

interface PersistedOperation {
  name: string;
  text: string;
  hash: string;
}

/** In the order of their names, so that a change to one file changes one line. */
export function persistedOperations(documents: readonly DocumentNode[]): PersistedOperation[] {
  const all = concatAST(documents);
  const names = all.definitions.filter(isOperation).map(getName);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice)
    throw new Error(`Two operations are called ${twice}: the site finds an operation's hash by its name.`);
  return Object.entries(separateOperations(all))
    .map(([name, { definitions }]) => {
      const text = definitions.toSorted(operationFirst).map(print).join('\n\n');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    })
    .toSorted((a, b) => compare(a.name, b.name));
}

const getDocuments = (files: Types.DocumentFile[]) =>
  files.flatMap(({ document }) => (document ? [document] : []));

const isOperation = (node: DefinitionNode): node is OperationDefinitionNode =>
  node.kind === Kind.OPERATION_DEFINITION;

function getName({ name, operation }: OperationDefinitionNode): string {
  if (!name) throw new Error('An operation has no name: write `query ArticlePage(...) { ... }`.');
  if (operation !== 'query') {
    throw new Error(`${name.value}: what is sent by GET changes nothing; a ${operation} goes by REST.`);
  }
  return name.value;
}

function operationFirst(a: DefinitionNode, b: DefinitionNode): number {
  return Number(isOperation(b)) - Number(isOperation(a)) || compare(nameIn(a), nameIn(b));
}

const nameIn = (node: DefinitionNode) => ('name' in node ? (node.name?.value ?? '') : '');

const textsByHash = (operations: PersistedOperation[]) =>
  `${JSON.stringify(Object.fromEntries(operations.map(({ hash, text }) => [hash, text])), null, 2)}\n`;

function hashesByName(operations: PersistedOperation[]): string {
  const lines = operations.map(({ name, hash }) => `  ${name}: '${hash}',`);
  return [
    "/** SHA-256 of each operation's text in cms/persisted-operations.json. */",
    'export const operationHashes: Readonly<Record<string, string>> = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}
