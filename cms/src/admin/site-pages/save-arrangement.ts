import type { getFetchClient } from '@strapi/strapi/admin';
import { toPositions, toRelationChanges, type Arrangement } from './arrangement';
import {
  getPlaceId,
  getStoredOrder,
  type FilledBanners,
  type FilledList,
  type FilledPage,
  type FilledSection,
} from './site-page';

const PLACEMENTS = '/content-manager/collection-types/api::placement.placement';
const BANNERS = '/content-manager/collection-types/api::banner.banner';

type Client = ReturnType<typeof getFetchClient>;

/** What a save has done: the sections by their ids. */
export interface SaveResult {
  saved: string[];
  /** With a FetchError of Strapi's client. */
  refused: { section: FilledSection; error: unknown }[];
}

/** Saves what was changed on a page as the forms of lists and banners do: with their rights, history and checks. */
export async function saveArrangement(
  client: Pick<Client, 'post' | 'put'>,
  page: FilledPage,
  { orders }: Arrangement,
): Promise<SaveResult> {
  const result: SaveResult = { saved: [], refused: [] };
  for (const section of page.sections) {
    const order = orders[getPlaceId(section)];
    if (!order) continue;
    try {
      if (section.kind === 'list') await saveList(client, page, section, order);
      else await saveBanners(client, section, order);
      result.saved.push(getPlaceId(section));
    } catch (error) {
      result.refused.push({ section, error });
    }
  }
  return result;
}

async function saveBanners(
  client: Pick<Client, 'put'>,
  { banners }: FilledBanners,
  order: readonly string[],
): Promise<void> {
  for (const { documentId, position } of toPositions(banners, order))
    await client.put(`${BANNERS}/${documentId}`, { position });
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
