import type { Core } from '@strapi/strapi';

/**
 * What the admin's screens ask about paid features of Strapi, and what a site without them answers. Strapi itself answers
 * 404, or 500 after it has asked its maker about a licence that there is not: errors in the console of every editor.
 */
const ANSWERS: Readonly<Record<string, object>> = {
  '/admin/license-trial-time-left': { trialEndsAt: null },
  '/admin/ai-feature-config': { data: { isAiI18nConfigured: false, isAiMediaLibraryConfigured: false } },
  '/i18n/ai-localization-jobs/collection-types/:contentType/:documentId': { data: null },
};

/** Before Strapi mounts its own routes, which are left without effect. */
export function answerForPaidFeatures(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    routes: Object.entries(ANSWERS).map(([path, body]) => ({
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
