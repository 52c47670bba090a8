import type { Core } from '@strapi/strapi';

/**
 * Removes the REST routes of plugins: sign-up, login, password reset, uploads and e-mail without rate limits, and with
 * more data than the specification allows (C3). The specification's routes are in src/api; the admin's routes stay.
 */
export function disablePluginRoutes(strapi: Core.Strapi): void {
  for (const plugin of Object.values(strapi.plugins)) {
    if (plugin.routes && 'content-api' in plugin.routes) {
      plugin.routes['content-api'] = { type: 'content-api', routes: [] };
    }
  }
}
