import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { isAllowed } from '../../platform/strapi/document-rights';
import { mountAdminRoutes, type AdminRequest } from '../../platform/strapi/mount-admin-routes';
import { getCards } from '../articles/article-projection';
import { createArticleList } from '../articles/search-index/search/lists';
import { allHubs } from '../categories/all-categories';
import { MOST_FOUND } from './most-found';
import { readSections, toListed, type ListedArticle } from './read-sections';
import { toSitePages, type SitePage } from './sections';

const Query = v.object({ q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), '') });

/**
 * Routes of the screen of the home page and the hubs, for those who may read lists or banners. They write nothing: the
 * screen writes as the forms of lists and banners do.
 */
export function mountSitePages(strapi: Core.Strapi): void {
  const allows = ({ ability }: AdminRequest): boolean =>
    (['api::placement.placement', 'api::banner.banner'] as const).some((uid) =>
      isAllowed(strapi, ability, 'read', uid),
    );
  mountAdminRoutes(strapi, [
    {
      method: 'GET',
      path: '/admin/site-pages/list',
      allows,
      handle: () => findPages(strapi),
    },
    {
      method: 'GET',
      path: '/admin/site-pages/page/:id',
      allows,
      handle: async ({ ability, params }) => {
        const page = (await findPages(strapi)).find(({ id }) => id === params.id);
        return page && { ...page, sections: await readSections(strapi, ability, page) };
      },
    },
    {
      method: 'GET',
      path: '/admin/site-pages/articles',
      allows,
      handle: ({ query }) => {
        const parsed = v.safeParse(Query, query);
        if (!parsed.success) throw new errors.ValidationError('Search with at most 200 characters.');
        return findArticles(strapi, parsed.output.q);
      },
    },
  ]);
}

const findPages = async (strapi: Core.Strapi): Promise<SitePage[]> => toSitePages(await allHubs(strapi));

/** Published articles that have these words, the best match first; without words, the newest. */
async function findArticles(strapi: Core.Strapi, search: string): Promise<ListedArticle[]> {
  const list = createArticleList(strapi, search === '' ? {} : { search });
  return (await getCards(strapi, await list.ids({ offset: 0, limit: MOST_FOUND }))).map(toListed);
}
