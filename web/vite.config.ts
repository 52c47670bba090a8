import path from 'node:path';
import react from '@vitejs/plugin-react';
import hoverMediaFeature from 'postcss-hover-media-feature';
import { defineConfig } from 'vite';
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

/** What only tests and the style guide show. */
const isExample = (file: string) => /fixtures?\.ts$|\/styleguide\//.test(file);
const shared = (folders: RegExp) => (file: string) => folders.test(file) && !isExample(file);

/** Scripts that many of the site's pages and parts load come in one file each; all others with what loads them. */
const SCRIPTS = [
  { name: 'vendor', test: VENDOR },
  {
    name: 'common',
    test: shared(
      /web\/src\/(?:lib\/(?:graphql|hydration|routing|seo|site|text)|ui\/(?:base|cards)|features\/saved)\/|\/lucide\//,
    ),
    minShareCount: 5,
  },
  { name: 'article', test: shared(/web\/src\/(?:blocks|layouts|ui\/reading)\//), minShareCount: 3 },
];

/**
 * Two builds from one configuration: what browsers load (`dist/client`, with a manifest of its chunks) and the server
 * that renders it (`vite build --ssr`, `dist/server`). `server/bundle/build.ts` runs both. The server is one file: it is all
 * in memory when it starts, and a deployment that changes files under it takes no page away.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react()],
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
          output: { codeSplitting: { includeDependenciesRecursively: false, groups: SCRIPTS } },
        },
      },
}));
