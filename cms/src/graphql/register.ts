import fs from 'node:fs';
import path from 'node:path';
import { filterSchema } from '@graphql-tools/utils';
import type { Core } from '@strapi/strapi';
import type { GraphQLSchema } from 'graphql';
import { strapiService } from '../strapi-service/strapi-service';
import { tellFailure } from './failure';
import { resolversOf } from './resolvers';

/** The parts of the GraphQL plugin's services that are used here. */
interface Extension {
  use(definition: {
    typeDefs: string;
    resolvers: unknown;
    resolversConfig: Record<string, { auth: false }>;
  }): void;
}
interface ContentApi {
  buildSchema(): GraphQLSchema;
}

/** Serves `cms/schema.graphql`: published content only, to anybody, so without Strapi's permission checks. */
export function registerReadingApi(strapi: Core.Strapi): void {
  const resolvers = resolversOf(strapi);
  const extension = strapiService<Extension>(strapi, 'plugin::graphql.extension', ['use']);
  extension.use({
    typeDefs: fs.readFileSync(path.join(strapi.dirs.app.root, 'schema.graphql'), 'utf8'),
    resolvers,
    resolversConfig: Object.fromEntries(
      Object.keys(resolvers.Query).map((field) => [`Query.${field}`, { auth: false }]),
    ),
  });
  strapi.config.set('plugin::graphql.apolloServer.formatError', tellFailure(strapi.log));
  dropPlaceholder(strapiService<ContentApi>(strapi, 'plugin::graphql.content-api', ['buildSchema']));
}

/** Without generated types Strapi's builder thinks the schema empty and adds a field `ok` to Query. */
function dropPlaceholder(contentApi: ContentApi): void {
  const build = contentApi.buildSchema.bind(contentApi);
  contentApi.buildSchema = () =>
    filterSchema({ schema: build(), rootFieldFilter: (_operation, field) => field !== 'ok' });
}
