import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

const BLOG = 'api::blog.blog';

/** The parts used here of Strapi's document service for articles. */
interface Articles {
  update(params: { documentId: string; data: object }): Promise<unknown>;
  publish(params: { documentId: string }): Promise<unknown>;
  unpublish(params: { documentId: string }): Promise<unknown>;
  delete(params: { documentId: string }): Promise<unknown>;
}

export const getArticles = (strapi: Core.Strapi): Articles => strapi.documents(BLOG);

const Moment = v.pipe(
  v.union([v.string(), v.number(), v.date()]),
  v.transform((at) => new Date(at).getTime()),
);
const State = v.object({
  documentId: v.string(),
  updatedAt: Moment,
  edition: v.nullish(v.number(), 0),
  publishedAt: v.nullable(v.unknown()),
});

/** `modified`: the draft says something that readers do not get yet. */
export type ArticleState = 'draft' | 'modified' | 'published';

/** The state of an article in the current transaction. */
export async function readState(strapi: Core.Strapi, documentId: string): Promise<ArticleState> {
  return (await readStates(strapi, [documentId])).get(documentId) ?? 'draft';
}

/**
 * The states of those of the articles that exist. An article is modified if its draft has another edition than what readers
 * get, or was changed later, as Strapi compares.
 */
export async function readStates(
  strapi: Core.Strapi,
  documentIds: readonly string[],
): Promise<Map<string, ArticleState>> {
  const rows: unknown = await strapi.db.query(BLOG).findMany({
    where: { documentId: { $in: [...documentIds] } },
    select: ['id', 'documentId', 'updatedAt', 'edition', 'publishedAt'],
  });
  const all = v.parse(v.array(State), rows);
  return new Map(
    all.map(({ documentId }) => [
      documentId,
      compareStates(all.filter((state) => state.documentId === documentId)),
    ]),
  );
}

function compareStates(states: readonly v.InferOutput<typeof State>[]): ArticleState {
  const draft = states.find(({ publishedAt }) => publishedAt === null);
  const live = states.find(({ publishedAt }) => publishedAt !== null);
  if (!live) return 'draft';
  const isSame = draft === undefined || (draft.edition === live.edition && draft.updatedAt <= live.updatedAt);
  return isSame ? 'published' : 'modified';
}
