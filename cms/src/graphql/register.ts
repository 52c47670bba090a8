import fs from 'node:fs';
import path from 'node:path';
import { filterSchema } from '@graphql-tools/utils';
import type { Core } from '@strapi/strapi';
import { isObjectType, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { changeGraphqlSchema } from '../platform/strapi/patches/graphql-schema';
import { getStrapiService } from '../platform/strapi/strapi-service';
import { logFailure } from './failure';
import { createResolvers } from './resolvers';

/** The part of the GraphQL plugin's service that is used here. */
interface Extension {
  use(definition: { typeDefs: string }): void;
}

/** Serves `cms/schema.graphql`: only published content, to everybody, so without Strapi's permission checks. */
export function registerGraphqlApi(strapi: Core.Strapi): void {
  const extension = getStrapiService<Extension>(strapi, 'plugin::graphql.extension', ['use']);
  extension.use({ typeDefs: fs.readFileSync(path.join(strapi.dirs.app.root, 'schema.graphql'), 'utf8') });
  strapi.config.set('plugin::graphql.apolloServer.formatError', logFailure(strapi.log));
  changeGraphqlSchema(strapi, (schema) =>
    resolvedDirectly(withoutPlaceholder(schema), createResolvers(strapi)),
  );
}

/** Without generated types, Strapi's builder assumes that the schema is empty and adds a field `ok` to Query. */
function withoutPlaceholder(schema: GraphQLSchema): GraphQLSchema {
  return filterSchema({ schema, rootFieldFilter: (_operation, field) => field !== 'ok' });
}

/**
 * Gives each field our resolver, or none. Strapi wraps every field, even a text in an article, in asynchronous
 * permission and policy checks. There are none here, and they took nine tenths of an article's time.
 */
function resolvedDirectly(
  schema: GraphQLSchema,
  resolvers: ReturnType<typeof createResolvers>,
): GraphQLSchema {
  const own = new Map<string, GraphQLFieldResolver<unknown, unknown>>(
    Object.entries(resolvers).flatMap(([type, fields]) =>
      Object.entries(fields).map(([field, resolve]) => [`${type}.${field}`, resolve]),
    ),
  );
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields()))
      field.resolve = own.get(`${type.name}.${field.name}`);
  }
  return schema;
}
