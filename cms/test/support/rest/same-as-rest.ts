import request from 'supertest';
import { runQuery } from '../graphql/run-query';
import type { Cms } from '../harness';

const BANNER = 'id title imageText headColor linkUrl image { url }';

/** Ids of the articles at a REST address, in order. */
export async function restIds(cms: Cms, address: string): Promise<string[]> {
  const { body } = await request(cms.server).get(address).expect(200);
  return body.map(({ blog_id }: { blog_id: string }) => blog_id);
}

export const getIds = (cards: { id: string }[]) => cards.map(({ id }) => id);

/** The banners at a REST address in GraphQL's format. */
export async function restBanners(cms: Cms, address: string) {
  const { body } = await request(cms.server).get(address).expect(200);
  return body.map((banner: Record<string, unknown>) => ({
    id: banner.banner_id,
    title: banner.title,
    imageText: banner.image_text,
    headColor: banner.head_color,
    linkUrl: banner.link_url,
    image: { url: banner.image_url },
  }));
}

/** One section of a page: the ids of its articles, or its banners. */
export async function section(cms: Cms, page: string, field: string, kind: 'articles' | 'banners') {
  const name = page.split('(')[0] ?? page;
  const data = await runQuery(cms, `{ ${page} { ${field} { ${kind === 'articles' ? 'id' : BANNER} } } }`);
  return kind === 'articles' ? getIds(data[name][field]) : data[name][field];
}
