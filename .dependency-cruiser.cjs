/**
 * Defines which file may import which. The folders of each package are ordered: a folder may import from those after it
 * in the list, never from those before it. The packages share no code.
 */
const LADDERS = {
  'web/src': ['app', 'pages', 'features', 'layouts', 'blocks', 'ui', 'lib'],
  'cms/src': [
    'cli',
    'bootstrap',
    'extensions',
    'middlewares',
    'api',
    'rest',
    'graphql',
    'domain',
    'blocks',
    'platform',
  ],
};

const ladderRules = Object.entries(LADDERS).flatMap(([root, folders]) =>
  folders.slice(1).map((folder, index) => {
    const above = folders.slice(0, index + 1);
    return {
      name: `${root.split('/')[0]}-${folder}-imports-downwards`,
      comment: `${root}/${folder} may not import ${above.join(', ')}: move the shared code further down the list.`,
      severity: 'error',
      from: { path: `^${root}/${folder}/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: `^${root}/(${above.join('|')})/|^web/src/entry-|^web/server/`, pathNot: '\\.json$' },
    };
  }),
);

module.exports = {
  forbidden: [
    ...ladderRules,
    {
      name: 'web-feature-imports-no-feature',
      comment: 'Features must not import each other: a page combines them.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'web-page-imports-no-page',
      comment: 'Code that two pages share belongs in a feature, in ui or in lib.',
      severity: 'error',
      from: { path: '^web/src/pages/([^/]+)/' },
      to: { path: '^web/src/pages/', pathNot: '^web/src/pages/$1/' },
    },
    {
      name: 'web-server-imports-entry-and-lib',
      comment: 'The server may only import the entry point of the site, and plain functions of lib.',
      severity: 'error',
      from: { path: '^web/server/' },
      to: { path: '^web/src/', pathNot: '^web/src/(lib/|entry-)' },
    },
    {
      name: 'web-and-cms-share-no-code',
      comment: 'The packages share only the GraphQL schema and the shapes of REST.',
      severity: 'error',
      from: { path: '^(web|cms)/' },
      to: { path: '^(web|cms|scripts|e2e)/', pathNot: '^$1/' },
    },
    {
      name: 'scripts-import-settings-alone',
      comment:
        'The scripts start the built servers; of their sources they only use the settings, the site’s budgets and the metrics (for the documentation), and the code that frees space on a full disk. Their tests compare facts of cms and web; browser tests compare the site with the headings of the content.',
      severity: 'error',
      from: { path: '^(scripts|e2e)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^(cms|web)/',
        pathNot:
          '^(cms/src/platform|web/server)/settings/?[^/]*$|^web/server/budgets\\.ts$|^(cms/src/platform|web/server)/metrics/definitions\\.ts$|^cms/src/platform/database/disk-reserve\\.ts$|^cms/content/(catalogue|topics-file)\\.ts$|/node_modules/',
      },
    },
    {
      name: 'cms-admin-stands-alone',
      comment: "The editors' screens are bundled for the browser.",
      severity: 'error',
      from: { path: '^cms/src/', pathNot: '^cms/src/admin/' },
      to: { path: '^cms/src/admin/' },
    },
    {
      name: 'no-cycles',
      comment: 'Files that import each other cannot be understood, tested or loaded separately.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment: 'The imported module does not exist.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'not-to-tests',
      comment: 'Only tests may import tests and their helpers.',
      severity: 'error',
      from: { pathNot: '\\.test\\.tsx?$|^(cms|web)/test/|^e2e/' },
      to: { path: '\\.test\\.tsx?$|^(cms|web)/test/|^e2e/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|build|coverage|\\.cache|\\.strapi)/|^cms/types/generated/' },
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: true,
    enhancedResolveOptions: {
      mainFields: ['module', 'main', 'types', 'typings'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'types', 'default'],
    },
  },
};
