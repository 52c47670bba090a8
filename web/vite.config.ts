import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The router's package names its development build alone, which warns readers' consoles
 * (https://github.com/remix-run/react-router/issues/14102); the other lies beside it.
 */
const ROUTER = path.join(import.meta.dirname, 'node_modules/react-router/dist/production');
const productionRouter = [
  { find: /^react-router$/, replacement: path.join(ROUTER, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: path.join(ROUTER, 'dom-export.mjs') },
];

const COMMON =
  /web\/src\/(?:blocks\/(?:caption|inline)|lib\/(?:dates|slug)\.ts|ui\/(?:ArticleCard|ArticleTitle|Badge|CoverLink|Icon|IconButton|Picture|TextLink|VisuallyHidden|motion)\/)/;

/**
 * Two builds from one configuration: what browsers load (`dist/client`, with a manifest of its chunks) and the server
 * that renders it (`vite build --ssr`, `dist/server`). `server/build.ts` runs both. The server is one file: it is all
 * in memory when it starts, and a deployment that changes files under it takes no page away.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react()],
  resolve: { alias: command === 'build' && !isSsrBuild ? productionRouter : [] },
  // Of 1,900 icons the server holds those that pages show.
  ssr: { noExternal: ['lucide'] },
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
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
        // All styles are 11 KB: one file, fetched once, shows sooner than a dozen that each page waits for.
        cssCodeSplit: false,
        modulePreload: { polyfill: false },
        rollupOptions: {
          input: 'src/entry-client.tsx',
          // What the home page and every article have is small: a file for each piece would weigh more than they do.
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: 'common', test: COMMON }],
            },
          },
        },
      },
}));
