import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { cardOf, type ArticleCard } from '../articles/article';
import { CARD_POPULATE } from '../articles/find';

const PLACEMENT = 'api::placement.placement';
const BLOG = 'api::blog.blog';

const Numbered = v.object({ id: v.number() });
const Stored = v.nullable(
  v.object({
    blogs: v.nullish(v.array(v.unknown()), []),
    topic: v.nullish(v.object({ ...Numbered.entries, subTopics: v.nullish(v.array(Numbered), []) }), null),
  }),
);

/**
 * The articles of a placement (C17): the editors' choice in their order, then the newest of its topic, then the newest
 * of all, no article twice. An unknown key is a placement nobody filled.
 * @param limit how many articles at most
 */
export async function articlesOf(strapi: Core.Strapi, key: string, limit: number): Promise<ArticleCard[]> {
  const row: unknown = await strapi.db.query(PLACEMENT).findOne({
    where: { key },
    populate: {
      blogs: { where: { publishedAt: { $notNull: true } }, populate: CARD_POPULATE },
      topic: { populate: { subTopics: true } },
    },
  });
  const stored = v.parse(Stored, row);
  const chosen = uniqueCards((stored?.blogs ?? []).map(cardOf)).slice(0, limit);
  const topic = stored?.topic;
  if (!topic) return topUp(strapi, chosen, limit);
  const ids = [topic.id, ...topic.subTopics.map(({ id }) => id)];
  return topUp(strapi, await topUp(strapi, chosen, limit, { categories: { id: { $in: ids } } }), limit);
}

async function topUp(
  strapi: Core.Strapi,
  cards: ArticleCard[],
  limit: number,
  where: Record<string, unknown> = {},
): Promise<ArticleCard[]> {
  if (cards.length >= limit) return cards;
  const newest: unknown[] = await strapi.db.query(BLOG).findMany({
    where: { ...where, publishedAt: { $notNull: true }, documentId: { $notIn: cards.map(({ id }) => id) } },
    orderBy: [{ publicationDate: 'desc' }, { documentId: 'asc' }],
    limit: limit - cards.length,
    populate: CARD_POPULATE,
  });
  return uniqueCards([...cards, ...newest.map(cardOf)]);
}

function uniqueCards(cards: ArticleCard[]): ArticleCard[] {
  return [...new Map(cards.map((card) => [card.id, card])).values()];
}
