import type { Core } from '@strapi/strapi';
import type { ArticleCard } from '../articles/article';
import { getCards } from '../articles/article-projection';
import { getList, type Filter } from '../articles/search-index/search/lists';
import type { ArticleList, Page } from '../articles/search-index/search/page';
import { allTopics } from '../categories/all-categories';
import { allPlacements, type Placement } from './all-placements';
import { HOME_PLACEMENTS, topicOfKey } from '../categories/placement-key';
import { toMinute, shuffled } from './shuffle';

/** Out of so many a shuffled list is dealt: dealing out of all would read all. */
const SHUFFLED_OUT_OF = 100;
/** A topped-up list could go on through every article; it ends here. */
const LONGEST = 1000;

/**
 * The articles of a placement (C17): the editors' choice in their order, then the newest of its topic, then the newest
 * of all, no article twice. With a filter, of the choice what matches and then whatever else does.
 * @param now milliseconds since 1970: `random-blogs` is dealt anew every minute
 * @returns none where nothing has a list under this key
 */
export async function getArticles(
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
      ? [choice, getList(strapi, filter)]
      : [choice, getList(strapi, { categoryId: topicId }), getList(strapi)];
  if (key !== 'random-blogs') return getCards(strapi, await topUp(sources, page));
  const pool = await topUp(sources, { offset: 0, limit: SHUFFLED_OUT_OF });
  const dealt = shuffled(pool, toMinute(now));
  return getCards(strapi, dealt.slice(page.offset, page.offset + page.limit));
}

async function placementAt(strapi: Core.Strapi, key: string): Promise<Placement | undefined> {
  const stored = (await allPlacements(strapi)).get(key);
  if (stored) return stored;
  if (HOME_PLACEMENTS.some((name) => name === key)) return { chosen: [], topicId: undefined };
  const topicValue = topicOfKey(key);
  const topic = (await allTopics(strapi)).find(
    ({ value }) => value !== null && value.toLowerCase() === topicValue,
  );
  return topic && { chosen: [], topicId: topic.rowId };
}

type Source = Pick<ArticleList, 'ids'>;

function listed(ids: string[]): Source {
  return { ids: ({ offset, limit }) => Promise.resolve(ids.slice(offset, offset + limit)) };
}

/** Of an editors' choice, those that match, in their order. A choice is short: the matches are looked through for it. */
async function matching(strapi: Core.Strapi, chosen: string[], filter: Filter): Promise<string[]> {
  const matches = new Set(
    await getList(strapi, { ...filter, among: chosen }).ids({ offset: 0, limit: chosen.length }),
  );
  return chosen.filter((id) => matches.has(id));
}

/** Goes through the lists in turn until the page is full, passing over what came before. */
async function topUp(lists: readonly Source[], { offset, limit }: Page): Promise<string[]> {
  const wanted = Math.min(offset + limit, LONGEST);
  const ids = new Set<string>();
  for (const list of lists) {
    // At most all that is known already comes again.
    if (ids.size < wanted) for (const id of await list.ids({ offset: 0, limit: wanted })) ids.add(id);
  }
  return [...ids].slice(offset, wanted);
}
