import type { Core } from '@strapi/strapi';
import { bannersByCategory, findBanners } from '../../../domain/banners/banners';
import { findCategory } from '../../../domain/categories/find';
import { toRestBanner } from '../../../rest/shapes/banner';
import { parseQuery } from '../../../rest/endpoints/parse-query';
import { fail, type RestContext } from '../../../rest/http/context';
import { queryForCategory, redirectTo } from '../../../rest/http/redirect';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: RestContext) {
    const query = parseQuery(ctx);
    if ('refusal' in query) return fail(ctx, 400, query.refusal);
    ctx.body = (await findBanners(strapi, query)).map(toRestBanner);
  },

  async byCategory(ctx: RestContext) {
    const query = parseQuery(ctx);
    if ('refusal' in query) return fail(ctx, 400, query.refusal);
    if (query.category === undefined) return fail(ctx, 400, 'Send category, such as ?category=home-post');
    const banners = await bannersByCategory(strapi, query.category);
    // Places without banners are requested too. Only the former slug of a category redirects.
    const category = banners.length === 0 ? await findCategory(strapi, query.category) : undefined;
    if (category && category.slug !== query.category) {
      return redirectTo(ctx, 'This category', queryForCategory(ctx, query, category.slug));
    }
    ctx.body = banners.map(toRestBanner);
  },
});
