import path from 'node:path';
import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers';
import { concatAST, Kind, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import { importPath } from './import-path';

/**
 * `page`: `useXQuery` reads what the route's loader brought. `feature`: Apollo's own hooks. A file has one kind,
 * because Apollo would come into the first load with the other.
 */
export interface HooksConfig {
  kind: 'page' | 'feature';
  /** The module of `useLoadedQuery`, from the repository root without its ending. */
  loadModule: string;
}

/** Of files that hold the hooks of a page's operations; `.gen.ts` beside them holds the types. */
export const HOOK_ENDING = '.hook.gen.ts';

/** Writes the hooks of a file's operations; types and documents come from the stock plugins. */
export const plugin: CodegenPlugin<HooksConfig>['plugin'] = (_schema, files, { kind, loadModule }, info) => {
  const operations = getOperations(files.flatMap((file) => (file.document ? [file.document] : [])));
  if (operations.length === 0) return '';
  return kind === 'page'
    ? pageHooks(operations, info?.outputFile ?? '', loadModule)
    : featureHooks(operations);
};

interface Operation {
  name: string;
  /** As the generated types call it, without `Query` or `Mutation`. */
  pascal: string;
  type: 'query' | 'mutation';
  needsVariables: boolean;
}

function getOperations(documents: readonly DocumentNode[]): Operation[] {
  return concatAST(documents)
    .definitions.filter((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION)
    .map((node) => {
      if (!node.name) throw new Error('An operation has no name: write `query ArticlePage(...) { ... }`.');
      const name = node.name.value;
      if (node.operation === 'subscription')
        throw new Error(`${name}: the reading API has no subscriptions.`);
      return {
        name,
        pascal: name.charAt(0).toUpperCase() + name.slice(1),
        type: node.operation,
        needsVariables: (node.variableDefinitions ?? []).some(
          (variable) => variable.type.kind === Kind.NON_NULL_TYPE && !variable.defaultValue,
        ),
      };
    });
}

function pageHooks(operations: Operation[], outputFile: string, loadModule: string) {
  const writer = operations.find(({ type }) => type !== 'query');
  if (writer) throw new Error(`${writer.name}: a page only reads; put the ${writer.type} into a feature.`);
  return {
    prepend: [
      `import { useLoadedQuery } from '${importPath(outputFile, loadModule)}';`,
      `import type { ${operations.map(({ pascal }) => `${pascal}Query, ${pascal}QueryVariables`).join(', ')} } from './${path.basename(outputFile, HOOK_ENDING)}.gen';`,
    ],
    content: operations
      .map(
        ({ name, pascal }) =>
          `export const use${pascal}Query = () => useLoadedQuery<${pascal}Query, ${pascal}QueryVariables>('${name}');`,
      )
      .join('\n'),
  };
}

function featureHooks(operations: Operation[]) {
  return {
    prepend: [`import * as Apollo from '@apollo/client/react';`],
    content: operations
      .flatMap((operation) => getHooks(operation).map((hook) => apolloHook(operation, hook)))
      .join('\n'),
  };
}

/** Hook names without `use`, and the word before `Query` or `Mutation` in the generated name. */
function getHooks({ type }: Operation) {
  return type === 'mutation' ? ['Mutation'] : ['Query', 'SuspenseQuery', 'LazyQuery'];
}

function apolloHook({ pascal, type, needsVariables }: Operation, hook: string): string {
  const types = `${pascal}${type === 'query' ? 'Query' : 'Mutation'}`;
  // Only a hook that asks by itself needs its variables at once.
  const optional = needsVariables && (hook === 'Query' || hook === 'SuspenseQuery') ? '' : '?';
  const generics = hook === 'SuspenseQuery' ? `${types}Variables` : `${types}, ${types}Variables`;
  return `export const use${pascal}${hook} = (options${optional}: Apollo.use${hook}.Options<${generics}>) => Apollo.use${hook}(${pascal}Document, options);`;
}
