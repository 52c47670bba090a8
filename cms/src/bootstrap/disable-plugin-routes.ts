import type { Core } from '@strapi/strapi';

/**
 * Takes away the REST routes that plugins bring: sign-up, log-in, password reset, uploads and e-mail without a throttle,
 * answering more than the specification says (C3). What the specification names is in src/api, and the admin's routes stay.
 */
export function disablePluginRoutes(strapi: Core.Strapi): void {
  for (const plugin of Object.values(strapi.plugins)) {
    if (plugin.routes && 'content-api' in plugin.routes) {
      plugin.routes['content-api'] = { type: 'content-api', routes: [] };
    }
  }
}
