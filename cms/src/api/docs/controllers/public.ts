import type { Core } from '@strapi/strapi';
import type { RestContext } from '../../../rest/http/context';
import { createOpenApi } from '../../../rest/openapi/openapi';
import { findSiteName } from '../../../domain/site/site';
import { settings } from '../../../platform/settings/settings';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Cached per content version, like all public reads. */
  async find(ctx: RestContext) {
    ctx.body = createOpenApi({ siteName: await findSiteName(strapi), publicUrl: settings().publicUrl });
  },
});
