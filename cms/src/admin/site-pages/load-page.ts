import type { getFetchClient } from '@strapi/strapi/admin';
import type { FilledPage } from './site-page';

type Client = Pick<ReturnType<typeof getFetchClient>, 'get'>;

export const getPagePath = (id: string): string => `/admin/site-pages/page/${encodeURIComponent(id)}`;

/** A page as it is stored now. */
export async function loadPage(client: Client, id: string): Promise<FilledPage> {
  return (await client.get<{ data: FilledPage }>(getPagePath(id))).data.data;
}
