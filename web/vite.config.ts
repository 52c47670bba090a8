import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Two builds from one configuration: what browsers load (`dist/client`, with a manifest of its chunks) and the server
 * that renders it (`vite build --ssr`, `dist/server`). `server/build.ts` runs both. The server is one file: it is all
 * in memory when it starts, and a deployment that changes files under it takes no page away.
 */
export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react()],
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
        rollupOptions: { input: 'src/entry-client.tsx' },
      },
}));
