import type { Core } from '@strapi/strapi';
import { bannersByCategory, findBanners } from '../../../domain/banners/banners';
import { findCategory } from '../../../domain/categories/find';
import { toRestBanner } from '../../../rest/shapes/banner';
import { parseQuery } from '../../../rest/endpoints/parse-query';
import { fail, type RestContext } from '../../../rest/http/context';
import { queryForCategory, redirectTo } from '../../../rest/http/redirect';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: RestContext) {
    const asked = parseQuery(ctx);
    if ('refusal' in asked) return fail(ctx, 400, asked.refusal);
    ctx.body = (await findBanners(strapi, asked)).map(toRestBanner);
  },

  async byCategory(ctx: RestContext) {
    const asked = parseQuery(ctx);
    if ('refusal' in asked) return fail(ctx, 400, asked.refusal);
    if (asked.category === undefined) return fail(ctx, 400, 'Send category, such as ?category=home-post');
    const banners = await bannersByCategory(strapi, asked.category);
    // Places without banners are requested too. Only the former slug of a category redirects.
    const category = banners.length === 0 ? await findCategory(strapi, asked.category) : undefined;
    if (category && category.slug !== asked.category) {
      return redirectTo(ctx, 'This category', queryForCategory(ctx, asked, category.slug));
    }
    ctx.body = banners.map(toRestBanner);
  },
});
