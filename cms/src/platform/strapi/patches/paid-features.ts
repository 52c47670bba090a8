import type { Core } from '@strapi/strapi';

/**
 * Requests that the admin makes about paid features of Strapi, with the responses of a site without them. Strapi
 * responds with 404, or with 500 after a request to its vendor about a licence that does not exist, which logs errors
 * in every editor's console.
 */
const RESPONSES: Readonly<Record<string, object>> = {
  '/admin/license-trial-time-left': { trialEndsAt: null },
  '/admin/ai-feature-config': { data: { isAiI18nConfigured: false, isAiMediaLibraryConfigured: false } },
  '/i18n/ai-localization-jobs/collection-types/:contentType/:documentId': { data: null },
};

/** Mounted before Strapi's own routes, which are then never reached. */
export function respondForPaidFeatures(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    routes: Object.entries(RESPONSES).map(([path, body]) => ({
      method: 'GET' as const,
      path,
      handler: (ctx: { body: unknown }) => {
        ctx.body = body;
      },
      info: { type: 'admin' as const },
      config: { policies: ['admin::isAuthenticatedAdmin'] },
    })),
  });
}
