import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { linkAssets, readManifest, readStartScript, readStyles } from './assets';
import { precompress } from './precompress';

const root = path.join(import.meta.dirname, '../..');
const clientFolder = path.join(root, 'dist/client');

/** Builds what browsers load, then the server that renders it. */
async function main(): Promise<void> {
  await build({ root });
  await precompress(clientFolder);
  await build({ root, build: { ssr: true } });
  await checkPages();
}

/** Where the pages are built for the check only: importing the server itself would start it. */
const checkFolder = path.join(root, 'dist/check');

/** A route whose id is not its component's file would be rendered without its styles. */
async function checkPages(): Promise<void> {
  const manifest = readManifest(clientFolder);
  await build({
    root,
    logLevel: 'warn',
    build: { ssr: true, outDir: checkFolder, rollupOptions: { input: 'src/entry-server.tsx' } },
  });
  const entry: unknown = await import(pathToFileURL(path.join(checkFolder, 'entry-server.js')).href);
  await rm(checkFolder, { recursive: true });
  const files =
    typeof entry === 'object' && entry !== null && 'PAGE_FILES' in entry ? entry.PAGE_FILES : undefined;
  if (!Array.isArray(files) || files.length === 0) throw new Error('src/entry-server.tsx exports no pages.');
  for (const file of files) {
    if (!manifest[String(file)])
      throw new Error(
        `src/app/routes/routes.tsx: the build has no page ${String(file)}; a route's id must be its component's file.`,
      );
  }
  readStyles(clientFolder, manifest);
  linkAssets(manifest, readStartScript(clientFolder, manifest))(files.map(String));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
