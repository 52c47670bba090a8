import type { Core } from '@strapi/strapi';
import { bannersByCategory, findBanners } from '../../../banners/banners';
import { toRestBanner } from '../../../rest/banner';
import { fail, type RestContext } from '../../../rest/context';
import { readQuery } from '../../../rest/query';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: RestContext) {
    const asked = readQuery(ctx.query, ['type', 'category']);
    if ('refusal' in asked) return fail(ctx, 400, asked.refusal);
    ctx.body = (await findBanners(strapi, asked)).map(toRestBanner);
  },

  async byCategory(ctx: RestContext) {
    const asked = readQuery(ctx.query, ['category']);
    if ('refusal' in asked) return fail(ctx, 400, asked.refusal);
    if (asked.category === undefined) return fail(ctx, 400, 'Say whose banners: ?category=home-post');
    ctx.body = (await bannersByCategory(strapi, asked.category)).map(toRestBanner);
  },
});
