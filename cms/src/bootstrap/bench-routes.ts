import { factories, type Core } from '@strapi/strapi';

const BLOG = 'api::blog.blog';
/** The request an external developer needs for a list with pictures and categories. */
const STOCK_LIST = { populate: '*', pagination: { limit: '30' }, sort: 'publicationDate:desc' };

type Stock = ReturnType<ReturnType<typeof factories.createCoreController>>;
type Context = Parameters<Stock['find']>[0];

/** From Strapi's registry, which types it as `any`. */
interface Services {
  set(uid: string, service: unknown): unknown;
}

/**
 * The baselines for `npm run bench`: Strapi's own list of the same articles, and a response that costs only the
 * middleware chain. Outside `/api`, where only the specification's routes respond (C3).
 */
export function mountBenchRoutes(strapi: Core.Strapi): void {
  strapi.get<Services>('services').set(BLOG, factories.createCoreService(BLOG)({ strapi }));
  const stock = factories.createCoreController(BLOG)({ strapi });
  const list = async (ctx: Context): Promise<void> => {
    ctx.query = STOCK_LIST;
    ctx.body = await stock.find(ctx, () => Promise.resolve());
  };
  const constant = (ctx: Context): void => {
    ctx.body = { constant: true };
  };
  /** The CPU time that the CMS has used so far. */
  const processor = (ctx: Context): void => {
    const { user, system } = process.cpuUsage();
    ctx.body = { microseconds: user + system };
  };
  const open = { config: { auth: false } } as const;
  strapi.server.routes([
    { method: 'GET', path: '/bench/blogs', handler: list, ...open },
    { method: 'GET', path: '/bench/constant', handler: constant, ...open },
    { method: 'GET', path: '/bench/processor', handler: processor, ...open },
  ]);
}
