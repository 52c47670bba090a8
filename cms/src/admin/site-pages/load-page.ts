import { getFetchClient } from '@strapi/strapi/admin';
import type { FilledPage } from './site-page';

export const getPagePath = (id: string): string => `/admin/site-pages/page/${encodeURIComponent(id)}`;

/** A page as it is stored now. */
export async function loadPage(
  id: string,
  client: Pick<ReturnType<typeof getFetchClient>, 'get'> = getFetchClient(),
): Promise<FilledPage> {
  return (await client.get<{ data: FilledPage }>(getPagePath(id))).data.data;
}
