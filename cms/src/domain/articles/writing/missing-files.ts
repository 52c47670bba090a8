import type { Core } from '@strapi/strapi';
import { fileReferences } from '../../../platform/uploads/file-references';
import { findFilesByHash } from '../../../platform/uploads/files-by-hash';
import { type ContentProblem, getItems, isFields, quoted } from './content-problems/problem';

/** Blocks that show a file by its address. */
const PLAYERS = new Set(['blocks.audio', 'blocks.gif', 'blocks.video']);

/** Addresses of files of this site that the media library does not have: their blocks would show nothing. */
export async function findMissingFiles(strapi: Core.Strapi, article: unknown): Promise<ContentProblem[]> {
  const content = isFields(article) ? article.content : undefined;
  const shown = getItems(content).flatMap(({ item, index }) => {
    const { __component: component, url } = item;
    if (typeof component !== 'string' || !PLAYERS.has(component) || typeof url !== 'string') return [];
    const hashes = url.startsWith('/uploads/') ? [...fileReferences(url).hashes] : [];
    return hashes.length > 0 ? [{ type: component.replace('blocks.', ''), url, hashes, index }] : [];
  });
  const files = await findFilesByHash(
    strapi,
    shown.flatMap(({ hashes }) => hashes),
  );
  return shown
    .filter(({ hashes }) => !hashes.some((hash) => files.has(hash)))
    .map(({ type, url, index }) => {
      const detail = `the library has no file with the address ${quoted(url)}, so readers would not see it. Choose another one.`;
      const message = `Block ${index + 1} (${type}): ${detail}`;
      return { path: ['content', index, 'url'], message, detail, refused: false };
    });
}
