import type { Core } from '@strapi/strapi';
import { bannersByCategory, findBanners } from '../../../banners/banners';
import { toRestBanner } from '../../../rest/banner';
import { askedOf } from '../../../rest/asked-of';
import { fail, type RestContext } from '../../../rest/context';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: RestContext) {
    const asked = askedOf(ctx);
    if ('refusal' in asked) return fail(ctx, 400, asked.refusal);
    ctx.body = (await findBanners(strapi, asked)).map(toRestBanner);
  },

  async byCategory(ctx: RestContext) {
    const asked = askedOf(ctx);
    if ('refusal' in asked) return fail(ctx, 400, asked.refusal);
    if (asked.category === undefined) return fail(ctx, 400, 'Say whose banners: ?category=home-post');
    ctx.body = (await bannersByCategory(strapi, asked.category)).map(toRestBanner);
  },
});
