import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { SCRIPTS_ID } from '../../src/lib/hydration/element-ids';
import { routeFiles } from '../../src/lib/routing/route-file';

const Chunk = v.object({
  file: v.string(),
  imports: v.optional(v.array(v.string()), []),
});
const Manifest = v.record(v.string(), Chunk);

export type Manifest = v.InferOutput<typeof Manifest>;

const START = 'src/start.ts';
const ENTRY = 'src/entry-client.tsx';
/** All styles of the site are in one file (`vite.config.ts`). */
const STYLES = 'style.css';
/** The fonts of text and headlines, which every page uses. */
const FONTS = [
  'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  'node_modules/@fontsource/newsreader/files/newsreader-latin-600-normal.woff2',
];

/**
 * @returns the script to inline in every page, where it cannot fail to load
 * @throws if it imports other chunks
 */
export function readStartScript(clientFolder: string, manifest: Manifest): string {
  const { file, imports } = getChunk(manifest, START);
  const script = readFileSync(path.join(clientFolder, file), 'utf8').trim();
  if (imports.length > 0 || script.includes('</'))
    throw new Error(`${START} cannot be inlined in a page: ${script}`);
  return script;
}

export interface BuiltStyles {
  address: string;
  text: string;
}

/** @throws if the build has no style sheet */
export function readStyles(clientFolder: string, manifest: Manifest): BuiltStyles {
  const { file } = getChunk(manifest, STYLES);
  return { address: `/${file}`, text: readFileSync(path.join(clientFolder, file), 'utf8') };
}

/**
 * @throws if the client build is missing, or was not made by Vite
 */
export function readManifest(clientFolder: string): Manifest {
  return v.parse(Manifest, JSON.parse(readFileSync(path.join(clientFolder, 'manifest.json'), 'utf8')));
}

/**
 * @param start the script that fetches all others, the entry first, after the first picture has loaded
 *   (`src/start.ts`)
 * @returns markup for `<head>` that loads fonts and what the matched routes need
 */
export function linkAssets(manifest: Manifest, start: string): (routeIds: string[]) => string {
  const made = new Map<string, string>();
  return (routeIds) => {
    const key = routeIds.join(' ');
    const markup = made.get(key) ?? getLinks(manifest, start, routeIds);
    made.set(key, markup);
    return markup;
  };
}

function getLinks(manifest: Manifest, start: string, routeIds: string[]): string {
  const scripts = [...getFiles(manifest, [ENTRY, ...routeFiles(routeIds)])].map((file) => `/${file}`);
  return [
    // Also after the first picture: until then, fallback fonts with the same metrics are used (`fonts.css`).
    ...FONTS.map(
      (font) =>
        `<link rel="preload" as="font" type="font/woff2" href="/${getChunk(manifest, font).file}" crossorigin fetchpriority="low">`,
    ),
    // The page is readable without scripts.
    `<script type="module" id="${SCRIPTS_ID}" data-files="${scripts.join(' ')}" async>${start}</script>`,
  ].join('');
}

/** The files of these chunks and of all their imports, without duplicates. */
function getFiles(manifest: Manifest, names: readonly string[]): Set<string> {
  const reached = new Map<string, string>();
  const visit = (name: string): void => {
    if (reached.has(name)) return;
    const { file, imports } = getChunk(manifest, name);
    reached.set(name, file);
    imports.forEach(visit);
  };
  names.forEach(visit);
  return new Set(reached.values());
}

function getChunk(manifest: Manifest, name: string): Manifest[string] {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The client build has no ${name}: build the site again.`);
  return chunk;
}
