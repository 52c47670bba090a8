import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

const Chunk = v.object({
  file: v.string(),
  css: v.optional(v.array(v.string()), []),
  imports: v.optional(v.array(v.string()), []),
  dynamicImports: v.optional(v.array(v.string()), []),
});
const Manifest = v.record(v.string(), Chunk);

export type Manifest = v.InferOutput<typeof Manifest>;

const ENTRY = 'src/entry-client.tsx';

/** @throws when the client was not built, or by something other than Vite */
export function readManifest(clientFolder: string): Manifest {
  return v.parse(Manifest, JSON.parse(readFileSync(path.join(clientFolder, 'manifest.json'), 'utf8')));
}

/**
 * @returns markup for `<head>` that brings what the matched routes need at once: their style sheets, so that nothing is
 * shown unstyled, and their scripts, so that none waits for another to name it
 */
export function linkAssets(manifest: Manifest): (routeIds: string[]) => string {
  const made = new Map<string, string>();
  return (routeIds) => {
    const key = routeIds.join(' ');
    const markup = made.get(key) ?? linksOf(manifest, routeIds);
    made.set(key, markup);
    return markup;
  };
}

function linksOf(manifest: Manifest, routeIds: string[]): string {
  const entry = chunkOf(manifest, ENTRY);
  const pages = routeIds.filter((id) => id.startsWith('src/'));
  const chunks = withImports(manifest, [ENTRY, ...pages]);
  // What a page fetches on demand comes with its styles already there: nothing is shown unstyled.
  const parts = withImports(manifest, pages).flatMap(({ dynamicImports }) => dynamicImports);
  const styles = new Set([...chunks, ...withImports(manifest, parts)].flatMap(({ css }) => css));
  const scripts = new Set(chunks.map(({ file }) => file));
  scripts.delete(entry.file);
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
    `<script type="module" src="/${entry.file}"></script>`,
    ...[...scripts].map((file) => `<link rel="modulepreload" href="/${file}">`),
  ].join('');
}

/** What is imported comes first: a page's styles must come after those they build on. */
function withImports(manifest: Manifest, names: string[]): Manifest[string][] {
  const seen = new Set<string>();
  const ordered: Manifest[string][] = [];
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = chunkOf(manifest, name);
    chunk.imports.forEach(visit);
    ordered.push(chunk);
  };
  names.forEach(visit);
  return ordered;
}

function chunkOf(manifest: Manifest, name: string): Manifest[string] {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The client build has no ${name}: build the site anew.`);
  return chunk;
}
