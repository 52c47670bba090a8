import type { Core } from '@strapi/strapi';
import type { ArticleCard } from '../articles/article';
import { getCards } from '../articles/article-projection';
import { createArticleList, type Filter } from '../articles/search-index/search/lists';
import type { ArticleList, Page } from '../articles/search-index/search/page';
import { allTopics } from '../categories/all-categories';
import { allPlacements, type Placement } from './all-placements';
import { HOME_PLACEMENTS, getTopicValue } from '../categories/placement-key';
import { toMinute, shuffled } from './shuffle';

/** The size of the pool for a shuffled list: shuffling all articles would read all of them. */
const SHUFFLED_OUT_OF = 100;
/** The maximum length of a topped-up list, which could otherwise include every article. */
const LONGEST = 1000;

/**
 * The articles of a placement (C17): the editors' choice in order, then the newest of its topic, then the newest of
 * all, without duplicates. With a filter, first the matching ones of the choice, then all other matches.
 * @param now milliseconds since 1970: `random-blogs` is shuffled every minute
 * @returns an empty list for an unknown key
 */
export async function getPlacementArticles(
  strapi: Core.Strapi,
  key: string,
  page: Page,
  { filter = {}, now = Date.now() }: { filter?: Filter; now?: number } = {},
): Promise<ArticleCard[]> {
  const placement = await placementAt(strapi, key);
  if (!placement) return [];
  const { chosen, topicId } = placement;
  const filtered = filter.categoryId !== undefined || filter.search !== undefined;
  const choice = listed(filtered ? await matching(strapi, chosen, filter) : chosen);
  const sources =
    filtered || topicId === undefined
      ? [choice, createArticleList(strapi, filter)]
      : [choice, createArticleList(strapi, { categoryId: topicId }), createArticleList(strapi)];
  if (key !== 'random-blogs') return getCards(strapi, await topUp(sources, page));
  const pool = await topUp(sources, { offset: 0, limit: SHUFFLED_OUT_OF });
  const dealt = shuffled(pool, toMinute(now));
  return getCards(strapi, dealt.slice(page.offset, page.offset + page.limit));
}

async function placementAt(strapi: Core.Strapi, key: string): Promise<Placement | undefined> {
  const stored = (await allPlacements(strapi)).get(key);
  if (stored) return stored;
  if (HOME_PLACEMENTS.some((name) => name === key)) return { chosen: [], topicId: undefined };
  const topicValue = getTopicValue(key);
  const topic = (await allTopics(strapi)).find(
    ({ value }) => value !== null && value.toLowerCase() === topicValue,
  );
  return topic && { chosen: [], topicId: topic.rowId };
}

type Source = Pick<ArticleList, 'ids'>;

function listed(ids: string[]): Source {
  return { ids: ({ offset, limit }) => Promise.resolve(ids.slice(offset, offset + limit)) };
}

/** The matching articles of the editors' choice, in order. The choice is short, so it is passed to the query. */
async function matching(strapi: Core.Strapi, chosen: string[], filter: Filter): Promise<string[]> {
  const matches = new Set(
    await createArticleList(strapi, { ...filter, among: chosen }).ids({ offset: 0, limit: chosen.length }),
  );
  return chosen.filter((id) => matches.has(id));
}

/** Reads the lists in order until the page is full, skipping duplicates. */
async function topUp(lists: readonly Source[], { offset, limit }: Page): Promise<string[]> {
  const wanted = Math.min(offset + limit, LONGEST);
  const ids = new Set<string>();
  for (const list of lists) {
    // At most all ids found so far are repeated.
    if (ids.size < wanted) for (const id of await list.ids({ offset: 0, limit: wanted })) ids.add(id);
  }
  return [...ids].slice(offset, wanted);
}
