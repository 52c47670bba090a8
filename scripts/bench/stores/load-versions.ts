import { textIn } from './columns.ts';
import type { BenchDatabase } from './database.ts';

const ARTICLE = 'api::blog.blog';
/** Articles per transaction. */
const BATCH = 500;
/** So many contents of demonstration articles are used in turns. */
const MODELS = 100;

interface Versions {
  /** How many each article gets. */
  each: number;
  /** Their first edition. */
  from: number;
}

/**
 * Adds versions to every published article that has none of these editions, as saves would have done. Each has a
 * content of its own: the compressed one of a demonstration article, which is as long as the article's, because the
 * benchmark articles reuse its blocks.
 */
export async function loadVersions(database: BenchDatabase, { each, from }: Versions): Promise<void> {
  const { run } = database;
  const found = await run(
    `SELECT document_id FROM blogs b WHERE published_at IS NOT NULL AND NOT EXISTS
       (SELECT 1 FROM content_versions v WHERE v.document_id = b.document_id AND v.edition = ${from})
     ORDER BY document_id`,
  );
  const ids = found.map((row) => textIn(row, 'document_id'));
  for (let first = 0; first < ids.length; first += BATCH) {
    const batch = JSON.stringify(ids.slice(first, first + BATCH));
    await run('BEGIN');
    for (const statement of getStatements(database.dialect, { each, from })) await run(statement, batch);
    await run('COMMIT');
  }
  if (database.dialect === 'postgres') await run('VACUUM ANALYZE');
}

/** Each statement takes the ids of documents as JSON. */
function getStatements(dialect: BenchDatabase['dialect'], { each, from }: Versions): string[] {
  const last = from + each - 1;
  const sqlite = dialect === 'sqlite';
  const ids = sqlite
    ? '(SELECT value AS id FROM json_each(?))'
    : '(SELECT value AS id FROM json_array_elements_text(CAST(? AS json)))';
  const numbers = sqlite
    ? `(WITH RECURSIVE n(edition) AS (SELECT ${from} UNION ALL SELECT edition + 1 FROM n WHERE edition < ${last}) SELECT edition FROM n)`
    : `generate_series(${from}, ${last})`;
  const all = `${ids} d JOIN blogs b ON b.document_id = d.id AND b.published_at IS NOT NULL
    CROSS JOIN ${numbers} AS e${sqlite ? '' : '(edition)'}`;
  const hash = "'bench-' || e.edition";
  const models = `(SELECT row_number() OVER (ORDER BY document_id) - 1 AS number, body
    FROM content_version_bodies m WHERE EXISTS (SELECT 1 FROM content_versions v
      WHERE v.document_id = m.document_id AND v.hash = m.hash AND v.type = '${ARTICLE}' AND v.hash NOT LIKE 'bench-%')
    ORDER BY document_id LIMIT ${MODELS})`;
  return [
    `INSERT INTO content_version_bodies (document_id, hash, body) SELECT d.id, ${hash}, models.body FROM ${all}
       JOIN ${models} models ON models.number = b.id % ${MODELS}`,
    // One an hour, so that all are kept.
    `INSERT INTO content_versions (document_id, edition, type, kind, title, fields, hash, published, actor_id,
       actor_name, made_at)
     SELECT d.id, e.edition, '${ARTICLE}', 'save', b.title, '["description"]', ${hash}, ${sqlite ? 1 : true}, NULL,
       'Bench', ${Date.now()} - (${last} - e.edition) * 3600000 - b.id FROM ${all}`,
    `INSERT INTO content_version_files (file_id, document_id, edition)
     SELECT r.file_id, d.id, e.edition FROM ${all}
     JOIN files_related_mph r ON r.related_id = b.id AND r.related_type = '${ARTICLE}' AND r.field = 'thumbnail'`,
  ];
}
