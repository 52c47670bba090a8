import type { BenchDatabase } from './database.ts';

/** Data of members that exists before measuring starts. */
interface ExistingMemberData {
  /** The article that has the comments. */
  article: string;
  /** The member who has saved articles. */
  member: number;
  comments: number;
  saved: number;
}

/** One in this many comments is a reply to the first of its batch. */
const REPLIES = 5;

/** Adds comments to one article and saved articles to one member, in the form that the API stores. */
export async function loadMembers(
  database: BenchDatabase,
  { article, member, comments, saved }: ExistingMemberData,
): Promise<void> {
  const sqlite = database.dialect === 'sqlite';
  const rows = sqlite ? 'json_each(?) j' : 'json_array_elements_text(CAST(? AS json)) AS j(value)';
  // One second apart, so that sorting by time is unambiguous.
  const moment = sqlite
    ? '1760000000000 + CAST(j.value AS bigint) * 1000'
    : "to_timestamp(1760000000) + CAST(j.value AS bigint) * interval '1 second'";
  const falsehood = sqlite ? '0' : 'false';
  const insert = (parent: string) => `
    INSERT INTO comments (document_id, text, blog_id, member_id, parent_id, hidden, reports, created_at, updated_at)
    SELECT 'bench-comment-' || j.value, 'What helped me most was to begin small, comment ' || j.value || '.',
      '${article}', ${member}, ${parent}, ${falsehood}, 0, ${moment}, ${moment} FROM ${rows}`;
  const numbers = Array.from({ length: comments }, (_, at) => String(at + 1));
  const isReply = (number: string) => Number(number) % REPLIES === 0;
  await database.run('BEGIN');
  await database.run(insert('NULL'), JSON.stringify(numbers.filter((number) => !isReply(number))));
  await database.run(
    insert(
      `(SELECT id FROM comments WHERE document_id = 'bench-comment-' || (CAST(j.value AS bigint) - ${REPLIES - 1}))`,
    ),
    JSON.stringify(numbers.filter(isReply)),
  );
  await database.run(
    `INSERT INTO saved_blogs (document_id, blog_id, member_id, created_at, updated_at)
     SELECT 'bench-saved-' || b.document_id, b.document_id, ${member}, b.publication_date, b.publication_date
     FROM (SELECT document_id, publication_date FROM blogs WHERE published_at IS NOT NULL ORDER BY document_id LIMIT ${saved}) b`,
  );
  await database.run('COMMIT');
  if (!sqlite) await database.run('VACUUM ANALYZE');
}
