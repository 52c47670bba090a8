import { Readable } from 'node:stream';
import adminBrand from '../../../src/middlewares/admin-brand';
import type { Cms } from '../harness';

const PAGE = '<html><head><title>Strapi Admin</title></head><body></body></html>';

/** The page of the admin, as a browser gets it; tests have no build of the admin. */
export async function openAdmin(
  cms: Cms,
  { path = '/admin', type = 'html', method = 'GET' } = {},
): Promise<unknown> {
  const ctx = { method, path, status: 404, body: undefined as unknown, response: { is: () => type } };
  await adminBrand({}, cms)(ctx as never, async () => {
    Object.assign(ctx, { status: 200, body: Readable.from([PAGE]) });
  });
  return ctx.body;
}
