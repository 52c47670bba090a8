import type { Core } from '@strapi/strapi';
import type { GraphQLSchema } from 'graphql';
import { getStrapiService } from '../strapi-service';

/** The part of the GraphQL plugin's service that is used here. */
interface ContentApi {
  buildSchema(): GraphQLSchema;
}

/** Changes the schema that the GraphQL plugin serves, after it is built: its extensions change what it is built from alone. */
export function changeGraphqlSchema(
  strapi: Core.Strapi,
  change: (schema: GraphQLSchema) => GraphQLSchema,
): void {
  const contentApi = getStrapiService<ContentApi>(strapi, 'plugin::graphql.content-api', ['buildSchema']);
  const build = contentApi.buildSchema.bind(contentApi);
  contentApi.buildSchema = () => change(build());
}
