import type { CodegenConfig } from '@graphql-codegen/cli';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { Kind } from 'graphql';
import * as cachePolicy from './web/codegen/cache-policy';
import * as hooks from './web/codegen/hooks';
import { nearFile } from './web/codegen/near-file';
import * as pages from './web/codegen/pages';
import * as persisted from './web/codegen/persisted';
import { withoutAny } from './web/codegen/without-any';

const HOOKS = 'web-hooks';
const RESOLVERS = 'resolvers-without-any';
const PERSISTED = 'persisted-operations';
const PAGE_DESCRIPTORS = 'page-descriptors';
const CACHE_POLICY = 'cache-policy';
const FRAGMENTS = 'web/src/{blocks,layouts,ui}/**/*.graphql';
const PAGES = 'web/src/{app,pages}/**/*.graphql';
const SERVER = 'web/server/**/*.graphql';
const FEATURES = 'web/src/features/**/*.graphql';
const EVERYTHING = [FRAGMENTS, PAGES, SERVER, FEATURES];

const types = {
  strictScalars: true,
  scalars: { Date: 'string', DateTime: 'string', ID: 'string' },
  useTypeImports: true,
};
const near = {
  presetConfig: { extension: '.gen.ts' },
  config: { ...types, nonOptionalTypename: true, documentMode: 'documentNode' },
};
const typedDocuments = ['typescript-operations', 'typed-document-node'];
const createHooks = (kind: hooks.HooksConfig['kind']) => ({
  [HOOKS]: { kind, loadModule: 'web/src/lib/graphql/load' },
});

const pagesAs = (write: pages.PagesConfig['write']) => ({
  plugins: [{ [PAGE_DESCRIPTORS]: { folder: 'web/src/pages', write } }],
});

/**
 * `npm run codegen` generates types, documents and hooks from the schema and the site's `.graphql` files, and the lists
 * of pages from the page descriptors.
 */
const config: CodegenConfig = {
  schema: 'cms/schema.graphql',
  ignoreNoDocuments: true,
  pluginLoader: (name) => {
    if (name.endsWith(HOOKS)) return Promise.resolve(hooks);
    if (name.endsWith(RESOLVERS)) return Promise.resolve(withoutAny(resolvers));
    if (name.endsWith(PAGE_DESCRIPTORS)) return Promise.resolve(pages);
    if (name.endsWith(CACHE_POLICY)) return Promise.resolve(cachePolicy);
    if (name.endsWith(PERSISTED)) return Promise.resolve(persisted);
    return import(name);
  },
  generates: {
    'cms/src/graphql/resolvers.gen.ts': {
      plugins: ['typescript', RESOLVERS],
      config: {
        ...types,
        enumsAsTypes: true,
        avoidOptionals: true,
        contextType: 'unknown',
        // The parent objects of field resolvers. Each part is only read when a query selects it.
        mappers: {
          Article: "Omit<Article, 'discussion'>",
          Home: 'Record<string, never>',
          TopicHub: '../domain/categories/all-categories#TopicWithHub',
        },
      },
    },
    'web/src/app/routes/first-routes.gen.ts': pagesAs('firstRoutes'),
    'web/src/app/routes/later-routes.gen.ts': pagesAs('laterRoutes'),
    'web/src/app/routes/listings.gen.ts': pagesAs('listings'),
    'web/server/pages/address/site-pages.gen.ts': { documents: [PAGES, FRAGMENTS], ...pagesAs('server') },
    'web/server/http/page-sections.gen.ts': pagesAs('sections'),
    'web/server/metrics/page-paths.gen.ts': pagesAs('paths'),
    'cms/src/domain/categories/site-pages.gen.ts': pagesAs('addresses'),
    'e2e/support/screens/pages.gen.ts': pagesAs('screens'),
    // Without this file, the browser's cache does not know which types a fragment on a union matches, and loses its
    // fields.
    'web/src/lib/apollo/possible-types.gen.ts': { plugins: ['fragment-matcher'] },
    // In production the CMS accepts only these operations, and the site sends their hashes (docs/decisions/016).
    'cms/persisted-operations.json': {
      documents: EVERYTHING,
      plugins: [{ [PERSISTED]: { write: 'texts' } }],
    },
    'web/src/lib/graphql/operation-hashes.gen.ts': {
      documents: EVERYTHING,
      plugins: [{ [PERSISTED]: { write: 'hashes' } }],
    },
    // What responses depend on besides the content version, as declared by the schema's fields.
    'cms/src/rest/response-cache/cache-policy.gen.ts': {
      plugins: [{ [CACHE_POLICY]: { write: 'fields' } }],
    },
    'web/src/lib/graphql/cache-policy.gen.ts': {
      documents: EVERYTHING,
      plugins: [{ [CACHE_POLICY]: { write: 'operations' } }],
    },
    // Five types of files beside their `.graphql`: the types of a fragment; a page's operation; the hook of its loader,
    // which is separate because the HTML includes the result, so the query need not be loaded with it; a feature's
    // operation with Apollo's hooks; the web server's operations without hooks.
    'web/src/': {
      ...near,
      documents: FRAGMENTS,
      preset: nearFile(Kind.FRAGMENT_DEFINITION),
      plugins: ['typescript-operations'],
    },
    'web/src/pages/': {
      ...near,
      documents: [PAGES, FRAGMENTS],
      preset: nearFile(Kind.OPERATION_DEFINITION),
      plugins: typedDocuments,
    },
    'web/src/pages': {
      ...near,
      presetConfig: { extension: hooks.HOOK_ENDING },
      documents: [PAGES, FRAGMENTS],
      preset: nearFile(Kind.OPERATION_DEFINITION),
      plugins: [createHooks('page')],
    },
    'web/src/features/': {
      ...near,
      documents: [FEATURES, FRAGMENTS],
      preset: nearFile(Kind.OPERATION_DEFINITION),
      plugins: [...typedDocuments, createHooks('feature')],
    },
    'web/server/': {
      ...near,
      documents: [SERVER, FRAGMENTS],
      preset: nearFile(Kind.OPERATION_DEFINITION),
      plugins: typedDocuments,
    },
  },
};

export default config;
