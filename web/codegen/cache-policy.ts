import path from 'node:path';
import type { CodegenPlugin, Types } from '@graphql-codegen/plugin-helpers';
import {
  buildASTSchema,
  concatAST,
  isEnumType,
  isObjectType,
  Kind,
  separateOperations,
  TypeInfo,
  valueFromASTUntyped,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import { compare } from './compare';

/**
 * `fields` is for the CMS, which finds them in the text of a query; `operations` is for the site, which names its
 * queries.
 */
export interface CachePolicyConfig {
  write: 'fields' | 'operations';
}

/** What a response may change with besides the content version: the values of this enum in the schema. */
const ENUM = 'ChangesWith';
const DIRECTIVE = 'cachePolicy';
/**
 * Responses that change with an article's discussion are cached by the article's number, which is found by this
 * variable.
 */
const DISCUSSION = 'DISCUSSION';

/** Writes which fields, or which operations, have a cache policy in the schema. */
export const plugin: CodegenPlugin<CachePolicyConfig>['plugin'] = (given, files, { write }) => {
  const schema = rebuildSchema(given);
  return write === 'fields'
    ? renderModule(
        'FIELDS_CHANGING_WITH',
        'Fields by what their values change',
        schema,
        fieldsByChange(schema),
      )
    : renderModule(
        'OPERATIONS_CHANGING_WITH',
        'Operations by what their responses change',
        schema,
        operationsByChange(schema, getDocuments(files)),
      );
};

/** Folders, relative to the repository's root, whose operations query an article's discussion. */
export function foldersWithDiscussion(schema: GraphQLSchema, files: Types.DocumentFile[]): Set<string> {
  const discussing = new Set(
    operationsByChange(rebuildSchema(schema), getDocuments(files)).flatMap(([change, operation]) =>
      change === DISCUSSION ? [operation] : [],
    ),
  );
  const isDiscussing = ({ document }: Types.DocumentFile) =>
    document?.definitions.some(
      (node) => node.kind === Kind.OPERATION_DEFINITION && discussing.has(node.name?.value ?? ''),
    );
  return new Set(
    files.filter(isDiscussing).map(({ location = '' }) => path.dirname(path.relative('', location))),
  );
}

const getDocuments = (files: Types.DocumentFile[]) => files.flatMap(({ document }) => document ?? []);

/** GraphQL's functions accept only a schema built by the same copy of the package, and codegen has another one. */
function rebuildSchema(schema: GraphQLSchema): GraphQLSchema {
  const nodes = [...Object.values(schema.getTypeMap()), ...schema.getDirectives()].map(
    ({ astNode }) => astNode,
  );
  return buildASTSchema({ kind: Kind.DOCUMENT, definitions: nodes.flatMap((node) => node ?? []) });
}

/** Names of fields, in any type. */
function fieldsByChange(schema: GraphQLSchema): [change: string, field: string][] {
  return Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()))
    .flatMap((field) => getChanges(field).map((change): [string, string] => [change, field.name]));
}

/** @throws if an operation queries a discussion without naming the article */
function operationsByChange(
  schema: GraphQLSchema,
  documents: readonly DocumentNode[],
): [change: string, operation: string][] {
  return Object.entries(separateOperations(concatAST(documents))).flatMap(([name, document]) => {
    const changes = changesIn(schema, document);
    if (changes.has(DISCUSSION) && !namesArticle(document))
      throw new Error(
        `${name} queries a discussion: it needs the variable $slug: String!, which names the article.`,
      );
    return [...changes].map((change): [string, string] => [change, name]);
  });
}

function changesIn(schema: GraphQLSchema, document: DocumentNode): Set<string> {
  const changes = new Set<string>();
  const types = new TypeInfo(schema);
  const enter = () => {
    const field = types.getFieldDef();
    if (field) for (const change of getChanges(field)) changes.add(change);
  };
  visit(document, visitWithTypeInfo(types, { Field: enter }));
  return changes;
}

const namesArticle = ({ definitions }: DocumentNode): boolean =>
  definitions.some(
    (node) =>
      node.kind === Kind.OPERATION_DEFINITION &&
      node.variableDefinitions?.some(
        ({ variable, type }) => variable.name.value === 'slug' && type.kind === Kind.NON_NULL_TYPE,
      ),
  );

function getChanges({ astNode }: Pick<GraphQLField<unknown, unknown>, 'astNode'>): string[] {
  const policies = (astNode?.directives ?? []).filter(({ name }) => name.value === DIRECTIVE);
  return policies.flatMap((policy) =>
    (policy.arguments ?? []).map(({ value }) => String(valueFromASTUntyped(value))),
  );
}

function renderModule(
  name: string,
  title: string,
  schema: GraphQLSchema,
  found: readonly [change: string, name: string][],
): string {
  const type = schema.getType(ENUM);
  const changes = isEnumType(type) ? type.getValues().map((value) => value.name) : [];
  const lines = changes.map((change) => {
    const names = new Set(found.filter(([one]) => one === change).map(([, one]) => one));
    return `  ${change}: [${[...names]
      .toSorted(compare)
      .map((one) => `'${one}'`)
      .join(', ')}],\n`;
  });
  return [
    `/** ${title} with besides the content version: \`@${DIRECTIVE}\` in cms/schema.graphql. */`,
    `export const ${name}: Readonly<Record<${changes.map((change) => `'${change}'`).join(' | ')}, readonly string[]>> = {`,
    `${lines.join('')}};`,
    '',
  ].join('\n');
}
