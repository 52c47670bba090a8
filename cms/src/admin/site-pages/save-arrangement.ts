import type { getFetchClient } from '@strapi/strapi/admin';
import { toPositions, toRelationChanges, type Arrangement } from './arrangement';
import { getPlaceId, getStoredOrder, type FilledList, type FilledPage } from './site-page';

const PLACEMENTS = '/content-manager/collection-types/api::placement.placement';
const BANNERS = '/content-manager/collection-types/api::banner.banner';

type Client = ReturnType<typeof getFetchClient>;

/**
 * Saves what was changed on a page as the forms of lists and banners do: with their rights, history and checks. Stops at
 * the first that is refused.
 * @throws a FetchError of Strapi's client
 */
export async function saveArrangement(
  client: Pick<Client, 'post' | 'put'>,
  page: FilledPage,
  { orders }: Arrangement,
): Promise<void> {
  for (const section of page.sections) {
    const order = orders[getPlaceId(section)];
    if (!order) continue;
    if (section.kind === 'list') await saveList(client, page, section, order);
    else
      for (const { documentId, position } of toPositions(section.banners, order))
        await client.put(`${BANNERS}/${documentId}`, { position });
  }
}

async function saveList(
  client: Pick<Client, 'post' | 'put'>,
  page: FilledPage,
  section: FilledList,
  order: readonly string[],
): Promise<void> {
  const body = toListBody(page, section, order);
  if (section.placement) await client.put(`${PLACEMENTS}/${section.placement.documentId}`, body);
  else await client.post(PLACEMENTS, body);
}

/** The fields of a list's form. A list that nobody has filled yet gets a name, and the topic that fills it up. */
export function toListBody({ name, topic }: FilledPage, section: FilledList, order: readonly string[]) {
  const blogs = toRelationChanges(getStoredOrder(section), order);
  if (section.placement) return { blogs };
  return {
    key: section.key,
    title: `${name}: ${section.name}`.slice(0, LONGEST_TITLE),
    ...(topic !== null && { topic: { connect: [{ documentId: topic }], disconnect: [] } }),
    blogs,
  };
}

const LONGEST_TITLE = 200;
