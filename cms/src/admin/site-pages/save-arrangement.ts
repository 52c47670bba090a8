import type { getFetchClient } from '@strapi/strapi/admin';
import { toRelationChanges, type Arrangement } from './arrangement';
import { planBannerWrites } from './banner-writes';
import { loadPage } from './load-page';
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
  client: Pick<Client, 'get' | 'post' | 'put' | 'del'>,
  page: FilledPage,
  { orders }: Arrangement,
): Promise<SaveResult> {
  const result: SaveResult = { saved: [], refused: [] };
  for (const section of page.sections) {
    const order = orders[getPlaceId(section)];
    if (!order) continue;
    try {
      if (section.kind === 'list') await saveList(client, page, section, order);
      else await saveBanners(client, page, section, order);
      result.saved.push(getPlaceId(section));
    } catch (error) {
      result.refused.push({ section, error });
    }
  }
  return result;
}

async function saveBanners(
  client: Pick<Client, 'get' | 'put' | 'del'>,
  { id }: FilledPage,
  section: FilledBanners,
  order: readonly string[],
): Promise<void> {
  const stored = (await loadPage(client, id)).sections.find(
    (one) => one.kind === 'banners' && getPlaceId(one) === getPlaceId(section),
  );
  if (stored?.kind !== 'banners') throw new Error('the page does not have it any more.');
  for (const { documentId, position } of planBannerWrites(section.banners, stored.banners, order)) {
    const banner = `${BANNERS}/${documentId}`;
    if (position === null) await client.del(banner);
    else await client.put(banner, { position });
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
