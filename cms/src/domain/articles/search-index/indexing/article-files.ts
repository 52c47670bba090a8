import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { fileReferences } from '../../../../platform/uploads/file-references';
import { findFilesByHash } from '../../../../platform/uploads/files-by-hash';

const Id = v.object({ id: v.number() });

/**
 * Finds the files of the media library that articles show or link to: pictures, links to documents, pictures in raw
 * HTML, recordings by URL. When a file changes, the article changes too.
 * @param rows of articles with their content populated
 * @returns file ids for each row, in the order of `rows`
 */
export async function articleFiles(strapi: Core.Strapi, rows: readonly unknown[]): Promise<number[][]> {
  const references = rows.map(fileReferences);
  const files = await findFilesByHash(strapi, [...new Set(references.flatMap(({ hashes }) => [...hashes]))]);
  return references.map(({ ids, hashes }) => {
    const linked = [...hashes].flatMap((hash) => {
      const file = files.get(hash);
      return v.is(Id, file) ? [file.id] : [];
    });
    return [...new Set([...ids, ...linked])];
  });
}
