import path from 'node:path';
import react from '@vitejs/plugin-react';
import hoverMediaFeature from 'postcss-hover-media-feature';
import { defineConfig, type Plugin } from 'vite';
import { noScript } from './postcss/no-script';

/**
 * The router's package names its development build alone, which warns readers' consoles
 * (https://github.com/remix-run/react-router/issues/14102); the other lies beside it.
 */
const ROUTER = path.join(import.meta.dirname, 'node_modules/react-router/dist/production');
const productionRouter = [
  { find: /^react-router$/, replacement: path.join(ROUTER, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: path.join(ROUTER, 'dom-export.mjs') },
];

/** Changes with an update of React or its router alone: a reader who comes back after a deployment has it already. */
const VENDOR = /node_modules\/(?:react|react-dom|react-router|scheduler)\//;

/** What the home page, lists and every article have. */
const COMMON =
  /web\/src\/(?:blocks\/(?:caption|inline)|features\/saved\/(?:SaveButton|savedArticles)\.|lib\/(?:PageHead|context|dates|imageType|leaving|notFound|onRestore|oneLine|site|grouped|onDemand|operation|outdated|overPage|pathOf|report|session\/(?:store|wayBack)|rateLimit|slug|store)\.tsx?|ui\/(?:AdLoading|ArticleCard|ArticleTitle|Badge|Boundary|CardAction|CardGrid(?!\/beside)|Container|CornerButton|CoverLink|Fold|Icon|Picture|Teaser|TextLink|VisuallyHidden|motion(?!\/usePageHidden))\/)|icons\/(?:arrow-right|bookmark|chevron-down|external-link)\.|vite\/preload-helper/;

/**
 * What comes with an article's page besides, whose own file stays one: the server looks for it in the manifest. Parts of
 * the layouts that are fetched when an article has one are not in it.
 */
const ARTICLE =
  /web\/src\/(?:pages\/article\/(?!article\.loader|ArticlePage\.(?:gen|tsx))|lib\/(?:reviewLine|shareImage|structuredData)|layouts\/(?:ArticleLayout\.|layoutFor|minimalist|parts\/(?!Sections|headingsTextPictures|sectionsOf|splitLead)|right-sidebar|text-image-alternating)|blocks\/(?:bold-text|code-block|divider|heading|image|italic-text|link|list|list-items|ordered-list|paragraph|spacer|subheading)\/|blocks\/\w+\.|ui\/(?:Button\/(?:Button|FilledButton)|contents|late|Section\/MoreLink|viewport)|features\/(?:share\/(?:Share|share)|comments\/Comments\.|rating\/(?:Rating|acceptedRatings|ratings)\.))|icons\/share-2/;

/** Small pieces that many pages have and articles have not: a file for each would weigh more with its headers than they do. */
const PIECES =
  /web\/src\/(?:ui\/(?:AdBlock|ArticleRow|BannerLink|Breadcrumbs|Button\/SubmitButton|Callout|CardGrid\/besideEachOther|CategoryTile|IconButton\/IconButton|LeadAndRows|LinkTabs|Notice|PageTop|Prose|Section|Spinner|delay|form\/(?:Field\.module|FieldError|readForm)|track\/showsFocused)|lib\/(?:askedPage|contrast|inkOn|titleCased|useFeature)\.)|icons\/(?:circle-[a-z]+|eye|eye-off|info|x)\./;

/** What is turned: carousels and rotators. */
const TURNING =
  /web\/src\/ui\/(?:IconButton\/TurnButtons|motion\/usePageHidden|rotation|track)|icons\/(?:chevron-left|chevron-right|pause|play)\./;

/** What the six calculators share. */
const CALCULATOR = /web\/src\/(?:features\/calculators\/(?:form|measures)\/|pages\/calculator\/Figures)/;

/** What speaks to the API, and knows who does: articles have it for members, without any form. */
const API =
  /web\/src\/lib\/(?:api\/|session\/(?:member|storedMember|storedReset|storedSession|useMember)\.)|node_modules\/(?:jwt-decode|valibot)\//;

/** What the pages of members and visitors who write have besides. */
const FORMS =
  /web\/src\/(?:ui\/(?:AccountPage|Asked|FormPage|OwnEntries|Redirect|form)\/|lib\/session\/passwordRules\.)|icons\/(?:check|circle)\./;

/** The files of scripts that several pages load: a module is in the first that names it. */
const SCRIPTS: Readonly<Record<string, readonly RegExp[]>> = {
  vendor: [VENDOR],
  common: [COMMON, ARTICLE],
  pieces: [PIECES],
  turning: [TURNING],
  calculator: [CALCULATOR],
  api: [API],
  forms: [FORMS],
};

/** What the style guide alone shows. */
const FIXTURE = /\.fixture\.ts$|\/fixtures\.ts$/;

/**
 * Vite's own way to load a script on demand first asks for those that it imports, which takes 900 bytes of every page's
 * first load, and a list of files in each script that loads others. Here such a script imports what is there already,
 * and every `import()` stands as it was written.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'post',
  load: (id) =>
    id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : undefined,
  renderChunk(code) {
    const plain = code
      .replace(
        /__vitePreload\(async \(\) => \{\s*const \{[^{}]*\} = await (import\([^()]*\));\s*return \{[^{}]*\};?\s*\},[^()]*\)/g,
        '$1',
      )
      .replace(/__vitePreload\(\(\) => (import\([^()]*\)(?:\.then\(\(?\w+\)? => [\w.]+\))?),[^()]*\)/g, '$1');
    return { code: plain, map: null };
  },
};

/**
 * Class names are written where they are used, which takes 1.2 KB less than an object for each style sheet: its names
 * are imported as constants, which the bundler knows.
 */
const inlineClassNames: Plugin[] = [
  {
    name: 'class-names-as-constants',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('.tsx')
        ? {
            code: code.replace(/^import (\w+) from ('[^']+\.module\.css');$/gm, 'import * as $1 from $2;'),
            // Each line stays the line that it was.
            map: null,
          }
        : undefined,
  },
  {
    // Of a script without a use Vite leaves out the style sheet too.
    name: 'style-sheets-stay',
    apply: 'build',
    enforce: 'post',
    transform: (code, id) =>
      id.endsWith('.module.css')
        ? { code: code.replace(/^export default [^]*/m, ''), map: null, moduleSideEffects: 'no-treeshake' }
        : undefined,
  },
];

/**
 * Two builds from one configuration: what browsers load (`dist/client`, with a manifest of its chunks) and the server
 * that renders it (`vite build --ssr`, `dist/server`). `build/build.ts` runs both. The server is one file: it is all
 * in memory when it starts, and a deployment that changes files under it takes no page away.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react(), plainImports, ...inlineClassNames],
  css: {
    // After a tap, what was hit would look pointed at until the next one.
    postcss: { plugins: [hoverMediaFeature(), noScript()] },
    modules: {
      // Plain words pack better than hashes do; a test holds that no two style sheets share a name.
      generateScopedName: (name, file) => `${path.basename(file, '.module.css')}_${name}`,
    },
  },
  resolve: { alias: command === 'build' && !isSsrBuild ? productionRouter : [] },
  // Of 1,900 icons the server holds those that pages show.
  ssr: { noExternal: ['lucide'] },
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        // The same as for browsers: of a style sheet that a page asks for by its address both builds know the name.
        cssTarget: 'es2022',
        rollupOptions: { input: { main: 'server/main.ts' }, output: { codeSplitting: false } },
        sourcemap: true,
        copyPublicDir: false,
      }
    : {
        outDir: 'dist/client',
        target: 'es2022',
        manifest: 'manifest.json',
        // Script and style come from files alone: the security policy knows no inline ones.
        assetsInlineLimit: 0,
        // All styles are 20 KB: one file, fetched once, shows sooner than a dozen that each page waits for.
        cssCodeSplit: false,
        modulePreload: false,
        rollupOptions: {
          input: ['src/entry-client.tsx', 'src/start.ts'],
          optimization: { inlineConst: { mode: 'all', pass: 3 } },
          // What the home page and every article have is small: a file for each piece would weigh more than they do. Every
          // page imports of both kinds, and in one file they pack 600 bytes better than in two.
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: Object.entries(SCRIPTS).map(([name, kinds]) => ({
                name,
                test: (file: string) => !FIXTURE.test(file) && kinds.some((kind) => kind.test(file)),
              })),
            },
          },
        },
      },
}));
