import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { Ability } from '../../platform/strapi/document-rights';
import { getFileFilter } from '../../platform/strapi/file-rights';
import { FILES } from '../history/versions/versions-table';
import { IS_ONLY_DECORATIVE } from './only-decorative';

const FILE = 'plugin::upload.file';

/** Pictures on a page. */
export const PAGE_SIZE = 20;

/** The last picture of the page before. */
export interface Position {
  rank: number;
  id: number;
}

const Whole = v.pipe(v.union([v.number(), v.string()]), v.transform(Number));
const Rows = v.array(
  v.pipe(
    v.object({ id: v.number(), use_rank: Whole }),
    v.transform(({ id, use_rank: rank }) => ({ id, rank })),
  ),
);
const Counts = v.tuple([v.object({ all: Whole, used: v.nullable(Whole) })]);

/**
 * Pictures that nobody has described, nor marked as decorative wherever they are used: those that readers see first,
 * then those that other drafts and versions use, then the rest, each with the newest first. Only ranges of indexes are
 * read besides the rows of the media library.
 */
export async function listUndescribed(
  strapi: Core.Strapi,
  ability: Ability,
  after: Position | null,
): Promise<{ positions: Position[]; count: { all: number; used: number } }> {
  const knex = strapi.db.connection;
  const listed = knex.from(selectUndescribed(strapi, ability).as('u'));
  const page = listed
    .clone()
    .select('u.id', 'u.use_rank')
    .orderBy([{ column: 'u.use_rank' }, { column: 'u.id', order: 'desc' }]);
  if (after)
    void page.where((later) => {
      void later
        .where('u.use_rank', '>', after.rank)
        .orWhere((same) => void same.where('u.use_rank', after.rank).where('u.id', '<', after.id));
    });
  const rows: unknown = await page.limit(PAGE_SIZE + 1);
  const counts: unknown = await listed
    .clone()
    .select(
      knex.raw('count(*) AS "all"'),
      knex.raw('sum(CASE WHEN u.use_rank < 2 THEN 1 ELSE 0 END) AS "used"'),
    );
  const [{ all, used }] = v.parse(Counts, counts);
  return { positions: v.parse(Rows, rows), count: { all, used: used ?? 0 } };
}

/** Their ids and ranks: 0 for what readers see, 1 for what other drafts and versions use, 2 for the rest. */
function selectUndescribed(strapi: Core.Strapi, ability: Ability) {
  const knex = strapi.db.connection;
  const isPublic = `EXISTS (SELECT 1 FROM article_index_files a WHERE a.file_id = f.id)`;
  const isInEntry = `EXISTS (SELECT 1 FROM files_related_mph m WHERE m.file_id = f.id AND m.related_type IN (?, ?, ?))`;
  const isInVersion = `EXISTS (SELECT 1 FROM ${FILES} v WHERE v.file_id = f.id)`;
  const rank = knex.raw(
    `CASE WHEN ${isPublic} OR ${isInEntry} THEN 0 WHEN ${isInVersion} THEN 1 ELSE 2 END AS use_rank`,
    ['api::category.category', 'api::banner.banner', 'api::site.site'],
  );
  const undescribed = knex('files as f')
    .where('f.mime', 'like', 'image/%')
    .whereRaw('(f.alternative_text IS NULL OR f.alternative_text = f.name)')
    .whereRaw(`NOT (${IS_ONLY_DECORATIVE})`)
    .select('f.id', rank);
  const filter = getFileFilter(strapi, ability, 'update');
  if (Object.keys(filter).length > 0) void undescribed.whereIn('f.id', selectAllowed(strapi, filter));
  return undescribed;
}

/** Files that a role is limited to, such as those that the editor has uploaded. */
function selectAllowed(strapi: Core.Strapi, where: object) {
  return strapi.db
    .queryBuilder(FILE)
    .init({ select: ['id'], where })
    .getKnexQuery();
}
