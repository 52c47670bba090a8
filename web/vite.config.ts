import path from 'node:path';
import react from '@vitejs/plugin-react';
import hoverMediaFeature from 'postcss-hover-media-feature';
import { defineConfig } from 'vite';
import { noScript } from './postcss/no-script';

/**
 * The router's package only exports its development build, which logs warnings in readers' consoles
 * (https://github.com/remix-run/react-router/issues/14102). The production build is in the same folder.
 */
const ROUTER = path.join(import.meta.dirname, 'node_modules/react-router/dist/production');
const productionRouter = [
  { find: /^react-router$/, replacement: path.join(ROUTER, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: path.join(ROUTER, 'dom-export.mjs') },
];

/** Changes only with an update of React or its router, so returning readers still have it cached after a deployment. */
const VENDOR = /node_modules\/(?:react|react-dom|react-router|scheduler)\//;

/** Files that only tests and the style guide use. */
const isExample = (file: string) => /fixtures?\.ts$|\/styleguide\//.test(file);
const shared = (folders: RegExp) => (file: string) => folders.test(file) && !isExample(file);

/**
 * Code that pages share is bundled into these files by its folder; all other code is bundled with what loads it. Every
 * file costs a request and a task of the main thread: with 26 small files instead of 7, the home page was blocked twice
 * as long on a phone.
 */
const SCRIPTS = [
  { name: 'vendor', test: VENDOR },
  { name: 'article', test: shared(/web\/src\/(?:blocks|layouts|ui\/reading)\//), minShareCount: 3 },
  { name: 'calculator', test: shared(/web\/src\/features\/calculators\//), minShareCount: 2 },
  {
    name: 'common',
    test: shared(
      /\/lucide\/|vite\/preload-helper|web\/src\/lib\/shared\/contrast\.gen|web\/src\/(?:lib\/(?:colour|graphql|hydration|routing|seo|site|text)|ui\/(?:base|cards|hooks)|features\/saved)\//,
    ),
    minShareCount: 4,
  },
  { name: 'lists', test: shared(/web\/src\/ui\/(?:lists|turning)\//), minShareCount: 2 },
  {
    name: 'members',
    test: shared(
      /\/(?:jwt-decode|valibot)\/|web\/src\/(?:lib\/(?:api|session)|ui\/(?:forms|messages)|features\/session)\//,
    ),
    minShareCount: 2,
  },
];

/**
 * Two builds from one configuration: the files for browsers (`dist/client`, with a manifest of its chunks) and the
 * server that renders them (`vite build --ssr`, `dist/server`). `server/bundle/build.ts` runs both. The server is a
 * single file that is loaded completely at the start, so a deployment that replaces files cannot break a running
 * server.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react()],
  css: {
    // Otherwise, a tapped element would look hovered until the next tap.
    postcss: { plugins: [hoverMediaFeature(), noScript()] },
    modules: {
      // Words compress better than hashes. A test ensures that no two style sheets have the same name.
      generateScopedName: (name, file) => `${path.basename(file, '.module.css')}_${name}`,
    },
  },
  resolve: { alias: command === 'build' && !isSsrBuild ? productionRouter : [] },
  // Bundles only the used ones of 1,900 icons into the server.
  ssr: { noExternal: ['lucide'] },
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        // The same as for browsers, so that a style sheet loaded by its address has the same name in both builds.
        cssTarget: 'es2022',
        rollupOptions: { input: { main: 'server/main.ts' }, output: { codeSplitting: false } },
        sourcemap: true,
        copyPublicDir: false,
      }
    : {
        outDir: 'dist/client',
        target: 'es2022',
        manifest: 'manifest.json',
        // Scripts and styles must be files: the content security policy allows no inline ones.
        assetsInlineLimit: 0,
        // All styles together have 20 KB: one file, fetched once, is faster than a dozen files for each page.
        cssCodeSplit: false,
        modulePreload: false,
        rollupOptions: {
          input: ['src/entry-client.tsx', 'src/start.ts'],
          optimization: { inlineConst: { mode: 'all', pass: 3 } },
          output: { codeSplitting: { includeDependenciesRecursively: false, groups: SCRIPTS } },
        },
      },
}));
