import { FILES, VERSIONS } from '../history/versions/versions-table';

const IS_LATEST = `u.edition = (SELECT max(w.edition) FROM ${VERSIONS} w WHERE w.document_id = u.document_id)`;

/** Rows of blocks and slides that use a file, and say themselves whether it is decorative there. */
const inPlace = (table: string, type: string, condition: string) =>
  `EXISTS (SELECT 1 FROM files_related_mph m JOIN ${table} p ON p.id = m.related_id
     WHERE m.file_id = f.id AND m.related_type = '${type}' AND ${condition})`;
const inPlaces = (condition: string) =>
  [
    inPlace('components_blocks_image', 'blocks.image', condition),
    inPlace('components_parts_slide', 'parts.slide', condition),
  ].join(' OR ');

/**
 * Prose has its pictures in its own text, by their hashes. Only that of articles with the file is read: by `CROSS JOIN`,
 * SQLite keeps the order of the tables.
 */
const inProseOf = (documents: string, condition = 'TRUE') =>
  `EXISTS (SELECT 1 FROM ${documents} u
     CROSS JOIN blogs b CROSS JOIN blogs_cmps c CROSS JOIN components_blocks_rich_text t
     WHERE u.file_id = f.id AND ${condition} AND b.document_id = u.document_id AND c.entity_id = b.id
       AND c.component_type = 'blocks.rich-text' AND t.id = c.cmp_id
       AND CAST(t.body AS text) LIKE '%' || f.hash || '%')`;

/**
 * SQL for whether a file `f` is used, and decorative wherever that is: then nobody needs a text for it. In drafts and for
 * readers, not in earlier versions.
 */
export const IS_ONLY_DECORATIVE = `(${inPlaces('p.decorative')})
  AND NOT (${inPlaces('p.decorative IS NOT TRUE')})
  AND NOT EXISTS (SELECT 1 FROM files_related_mph m
    WHERE m.file_id = f.id AND m.related_type NOT IN ('blocks.image', 'parts.slide'))
  AND NOT ${inProseOf('article_index_files')}
  AND NOT ${inProseOf(FILES, IS_LATEST)}`;
