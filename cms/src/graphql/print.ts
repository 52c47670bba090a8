import fs from 'node:fs';
import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import {
  buildSchema,
  GraphQLSchema,
  lexicographicSortSchema,
  parse,
  print,
  printSchema,
  specifiedDirectives,
  visit,
} from 'graphql';

/**
 * `npm run schema`: prints the schema the CMS would serve, without a server or a database, and compares it with
 * `cms/schema.graphql`, from which it is built. They differ when Strapi adds something, drops a part, or when a
 * resolver has no field in it. Then this exits with 1 and shows the served schema.
 */
async function main(): Promise<void> {
  const appDir = path.resolve(__dirname, '../../..');
  const strapi = createStrapi({ appDir, distDir: path.join(appDir, 'dist') });
  await strapi.register();
  const service: { buildSchema(): GraphQLSchema } = strapi.plugin('graphql').service('content-api');
  const served = canonical(service.buildSchema());
  const committed = canonical(
    withoutDirectives(buildSchema(fs.readFileSync(path.join(appDir, 'schema.graphql'), 'utf8'))),
  );
  if (served === committed) {
    process.stdout.write('cms/schema.graphql is what the CMS serves.\n');
    process.exit(0);
  }
  process.stderr.write(`cms/schema.graphql is not what the CMS serves, which is:\n\n${served}\n`);
  process.exit(1);
}

/** Directives, and types that only they use, are for codegen: Strapi does not serve them. */
const withoutDirectives = (schema: GraphQLSchema): GraphQLSchema =>
  new GraphQLSchema({ ...schema.toConfig(), directives: specifiedDirectives, types: [] });

/** Sorted, and without descriptions: those of Strapi's own scalars are not ours to repeat. */
function canonical(schema: GraphQLSchema): string {
  const document = parse(printSchema(lexicographicSortSchema(schema)));
  return print(
    visit(document, {
      enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined),
    }),
  );
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
