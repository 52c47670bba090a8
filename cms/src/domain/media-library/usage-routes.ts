import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { parseRowId } from '../../platform/database/rows/row-id';
import { filterAllowed, type Ability } from '../../platform/strapi/document-rights';
import { mountAdminRoutes } from '../../platform/strapi/mount-admin-routes';
import { findVersionedType } from '../history/versioned-types';
import { filterUsed, findEarlierEditions, findUsage, MOST_DOCUMENTS } from './file-usage';
import { findFileUses } from './find-file-uses';
import { findReadableFiles, mayReadFiles, type ReadableFile } from '../../platform/strapi/file-rights';
import { Chosen, filesIn } from './protect-files-in-use';
import type { Usage } from './usage';

/** Places in a response. */
const MOST_LISTED = 50;
/** Places that a question names. */
const MOST_ASKED = 5;
/** Files and folders that one request may ask about. */
const MOST_CHOSEN = 5000;

/** A place as an editor may see it. */
interface Place extends Omit<Usage, 'documentId' | 'title'> {
  /** null: the editor may not read the document. */
  documentId: string | null;
  title: string | null;
  /** The newest version before the latest that uses the file. */
  edition: number | null;
}

/** Routes for the media library: where files are used. */
export function mountFileUsage(strapi: Core.Strapi): void {
  mountAdminRoutes(strapi, [
    {
      method: 'GET',
      path: '/admin/files/:id/usage',
      allows: ({ ability }) => mayReadFiles(ability),
      handle: async ({ params: { id = '' }, ability }) => {
        const fileId = parseRowId(id);
        const [file] = fileId === undefined ? [] : await findReadableFiles(strapi, ability, [fileId]);
        return file && readPlaces(strapi, ability, file, MOST_LISTED);
      },
    },
    // Called before files and folders are deleted.
    {
      method: 'POST',
      path: '/admin/files/check-deletion',
      allows: ({ ability }) => mayReadFiles(ability),
      handle: ({ body, ability }) => checkDeletion(strapi, ability, body),
    },
  ]);
}

/** @returns at most `most` places, and the number of the others */
async function readPlaces(strapi: Core.Strapi, ability: Ability, file: ReadableFile, most: number) {
  const usage = await findUsage(strapi, file.id);
  const shown = usage.slice(0, most);
  const editions = await findEarlierEditions(
    strapi,
    file.id,
    shown.filter(({ earlier }) => earlier > 0).map(({ documentId }) => documentId),
  );
  const readable = await findReadable(strapi, ability, shown);
  const places = shown.map((one): Place => {
    const isReadable = readable.has(one.documentId);
    return {
      ...one,
      documentId: isReadable ? one.documentId : null,
      title: isReadable ? one.title : null,
      edition: editions.get(one.documentId) ?? null,
    };
  });
  return { places, more: usage.length - shown.length, isCounted: usage.length < MOST_DOCUMENTS };
}

async function findReadable(
  strapi: Core.Strapi,
  ability: Ability,
  usage: readonly Usage[],
): Promise<Set<string>> {
  const readable = new Set<string>();
  for (const type of new Set(usage.map((one) => one.type))) {
    const uid = findVersionedType(type)?.uid;
    if (uid === undefined) continue;
    const ids = usage.filter((one) => one.type === type).map(({ documentId }) => documentId);
    for (const id of await filterAllowed(strapi, ability, 'read', uid, ids)) readable.add(id);
  }
  return readable;
}

/**
 * What an editor has to know before files are deleted: which of them are used and where, up to a few places.
 * `isRefused`: readers see one of them, so that the deletion will be refused anyway.
 */
async function checkDeletion(strapi: Core.Strapi, ability: Ability, body: unknown) {
  const chosen = v.safeParse(Chosen, body);
  if (!chosen.success) throw new errors.ValidationError('Choose files and folders by their ids.');
  const { fileIds, folderIds } = chosen.output;
  if (fileIds.length + folderIds.length > MOST_CHOSEN)
    throw new errors.ValidationError(`Choose at most ${MOST_CHOSEN} files and folders.`);
  const ids = [...new Set([...fileIds, ...(await filesIn(strapi, folderIds))])];
  if ((await findFileUses(strapi, ids, 1)).length > 0) return { isRefused: true, files: [], more: 0 };
  const used = await filterUsed(strapi, ids);
  const files: (ReadableFile & { places: Place[] })[] = [];
  for (const file of await findReadableFiles(strapi, ability, used.slice(0, MOST_ASKED))) {
    const left = MOST_ASKED - files.reduce((sum, { places }) => sum + places.length, 0);
    if (left <= 0) break;
    files.push({ ...file, ...(await readPlaces(strapi, ability, file, left)) });
  }
  return { isRefused: false, files, more: used.length - files.length };
}
