import { factories, type Core } from '@strapi/strapi';

const BLOG = 'api::blog.blog';
/** As an outside developer has to ask for a list with its pictures and categories. */
const STOCK_LIST = { populate: '*', pagination: { limit: '30' }, sort: 'publicationDate:desc' };

type Stock = ReturnType<ReturnType<typeof factories.createCoreController>>;
type Context = Parameters<Stock['find']>[0];

/** Of Strapi's registry, which it types as anything. */
interface Services {
  set(uid: string, service: unknown): unknown;
}

/**
 * What `npm run bench` compares the reading API with: Strapi's own list of the same articles, and an answer that costs
 * the middleware chain alone. Outside `/api`, where only what the specification names answers (C3).
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
  /** What the CMS has had of the processor so far. */
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
