import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { catchUp } from '../articles/search-index/indexing/catch-up';
import { inBatches } from '../../platform/database/in-batches';

/** A place where readers see a file. */
export interface Use {
  fileId: number;
  /** `the article “Better sleep”` */
  place: string;
}

/** Files per statement: both databases limit the number of values. */
const FILES_AT_ONCE = 200;

const InArticle = v.object({ file_id: v.number(), title: v.nullish(v.string(), null) });
const InEntry = v.object({ file_id: v.number(), related_id: v.number(), related_type: v.string() });

/**
 * The public uses of these files: in published articles, and in entries of types without drafts (categories, banners).
 * For articles the search index is queried, which also contains the pictures of prose and the URLs in texts: no text is
 * read here, however many articles there are.
 * @param most the maximum number of uses to return
 */
export async function findFileUses(
  strapi: Core.Strapi,
  fileIds: readonly number[],
  most: number,
): Promise<Use[]> {
  // A newly published article may still be on the queue.
  if (fileIds.length > 0) await catchUp(strapi);
  const uses: Use[] = [];
  for (const ids of inBatches(fileIds, FILES_AT_ONCE)) {
    if (uses.length >= most) break;
    uses.push(...(await usesInArticles(strapi, ids, most)), ...(await usesInEntries(strapi, ids, most)));
  }
  return uses.slice(0, most);
}

async function usesInArticles(strapi: Core.Strapi, ids: readonly number[], most: number): Promise<Use[]> {
  const rows: unknown[] = await strapi.db
    .connection('article_index_files as f')
    .join('blogs as b', 'b.document_id', 'f.document_id')
    .whereIn('f.file_id', ids)
    .whereNotNull('b.published_at')
    .orderBy(['f.file_id', 'f.document_id'])
    .limit(most)
    .select('f.file_id', 'b.title');
  return v
    .parse(v.array(InArticle), rows)
    .map(({ file_id: fileId, title }) => ({ fileId, place: `the article ${named(title)}` }));
}

async function usesInEntries(strapi: Core.Strapi, ids: readonly number[], most: number): Promise<Use[]> {
  const types = typesWithoutDrafts(strapi);
  const rows: unknown[] = await strapi.db
    .connection('files_related_mph')
    .whereIn('file_id', ids)
    .whereIn('related_type', [...types.keys()])
    .orderBy(['file_id', 'id'])
    .limit(most)
    .select('file_id', 'related_id', 'related_type');
  return Promise.all(
    v.parse(v.array(InEntry), rows).map(async ({ file_id: fileId, related_id: id, related_type: type }) => {
      const entry: unknown = await strapi.db.query(type).findOne({ where: { id } });
      return { fileId, place: `the ${types.get(type)} ${named(getTitle(entry))}` };
    }),
  );
}

/** Our content types with media fields and without drafts, with their display name: all their entries are public. */
function typesWithoutDrafts(strapi: Core.Strapi): Map<string, string> {
  const types = new Map<string, string>();
  const all: unknown[] = Object.values(strapi.contentTypes);
  for (const contentType of all) {
    if (!v.is(OwnType, contentType) || contentType.options?.draftAndPublish === true) continue;
    const showsFiles = Object.values(contentType.attributes).some(({ type }) => type === 'media');
    if (showsFiles) types.set(contentType.uid, contentType.info.displayName.toLowerCase());
  }
  return types;
}

const OwnType = v.object({
  uid: v.pipe(v.string(), v.startsWith('api::')),
  info: v.object({ displayName: v.string() }),
  options: v.optional(v.object({ draftAndPublish: v.optional(v.boolean()) })),
  attributes: v.record(v.string(), v.object({ type: v.string() })),
});

const Titled = v.object({ title: v.string() });
const Named = v.object({ name: v.string() });

function getTitle(entry: unknown): string | null {
  if (v.is(Titled, entry)) return entry.title;
  return v.is(Named, entry) ? entry.name : null;
}

const named = (title: string | null): string => `“${title ?? 'Untitled'}”`;
