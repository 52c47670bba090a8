import type { Core } from '@strapi/strapi';
import type { GraphQLSchema } from 'graphql';
import { getStrapiService } from '../strapi-service';

/** The part of the GraphQL plugin's service that is used here. */
interface ContentApi {
  buildSchema(): GraphQLSchema;
}

/** Changes the schema of the GraphQL plugin after it is built. Its extensions can only change what it is built from. */
export function changeGraphqlSchema(
  strapi: Core.Strapi,
  change: (schema: GraphQLSchema) => GraphQLSchema,
): void {
  const contentApi = getStrapiService<ContentApi>(strapi, 'plugin::graphql.content-api', ['buildSchema']);
  const build = contentApi.buildSchema.bind(contentApi);
  contentApi.buildSchema = () => change(build());
}
