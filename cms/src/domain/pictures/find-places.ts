import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { filterAllowed, type Ability } from '../../platform/strapi/document-rights';
import { findVersionedType } from '../history/versioned-types';
import { FILES, VERSIONS } from '../history/versions/versions-table';
import type { PicturePlace } from './undescribed-picture';

/** Named for one picture; the others are counted. */
const MOST_PLACES = 3;

const Whole = v.pipe(v.union([v.number(), v.string()]), v.transform(Number));
const Rows = v.array(
  v.object({
    file_id: v.number(),
    document_id: v.string(),
    is_public: Whole,
    place: Whole,
    places: Whole,
    type: v.string(),
    title: v.string(),
  }),
);

/** Documents whose latest version uses a picture, or whose published one does. */
export interface Places {
  places: PicturePlace[];
  more: number;
}

/**
 * Where these pictures are used: published articles first. Two statements and one for each type, however many pictures
 * and documents there are.
 */
export async function findPlaces(
  strapi: Core.Strapi,
  ability: Ability,
  fileIds: readonly number[],
): Promise<Map<number, Places>> {
  if (fileIds.length === 0) return new Map();
  const found = await selectPlaces(strapi, fileIds);
  const readable = new Set<string>();
  for (const type of new Set(found.map((row) => row.type))) {
    const uid = findVersionedType(type)?.uid;
    if (uid === undefined) continue;
    const ids = found.filter((row) => row.type === type).map((row) => row.document_id);
    for (const id of await filterAllowed(strapi, ability, 'read', uid, ids)) readable.add(id);
  }
  const places = new Map<number, Places>();
  for (const { file_id: fileId, document_id: id, is_public: isPublic, type, title, ...row } of found) {
    const isReadable = readable.has(id);
    const hasDrafts = findVersionedType(type)?.hasDrafts ?? false;
    const others = places.get(fileId)?.places ?? [];
    const place = {
      documentId: isReadable ? id : null,
      title: isReadable ? title : null,
      type,
      published: isPublic === 1 || !hasDrafts,
    };
    places.set(fileId, { places: [...others, place], more: Math.max(row.places - MOST_PLACES, 0) });
  }
  return places;
}

async function selectPlaces(strapi: Core.Strapi, fileIds: readonly number[]) {
  const knex = strapi.db.connection;
  const listed = fileIds.map(() => '?').join(', ');
  const latest = `(SELECT max(w.edition) FROM ${VERSIONS} w WHERE w.document_id = v.document_id)`;
  const rows: unknown = await knex
    .from(
      knex.raw(
        `(SELECT used.*, v.type, v.title,
            row_number() OVER (PARTITION BY file_id ORDER BY is_public DESC, used.document_id) AS place,
            count(*) OVER (PARTITION BY file_id) AS places
          FROM (
            SELECT file_id, document_id, max(is_public) AS is_public FROM (
              SELECT file_id, document_id, 1 AS is_public FROM article_index_files WHERE file_id IN (${listed})
              UNION ALL
              SELECT v.file_id, v.document_id, 0 FROM ${FILES} v
              WHERE v.file_id IN (${listed}) AND v.edition = ${latest}
            ) AS uses GROUP BY file_id, document_id
          ) AS used
          JOIN ${VERSIONS} v ON v.document_id = used.document_id
            AND v.edition = ${latest} AND v.kind <> 'delete') AS placed`,
        [...fileIds, ...fileIds],
      ),
    )
    .where('place', '<=', MOST_PLACES)
    .orderBy(['file_id', 'place'])
    .select('*');
  return v.parse(Rows, rows);
}
