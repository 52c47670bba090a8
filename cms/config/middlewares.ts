import { settings } from '../src/platform/settings/settings';

/**
 * In order, outermost first. Strapi's default CORS allows any origin. The site and the CMS share one origin (C5), so it
 * is off.
 */
export default () => [
  ...(settings().metrics.port === undefined ? [] : ['global::metrics']),
  'global::cors',
  'global::preview',
  'global::response-cache',
  'global::content-version',
  'global::no-store',
  'global::admin-build',
  'global::admin-brand',
  // The benchmark measures production behaviour.
  ...(settings().production || settings().benchRoutes ? [] : ['strapi::logger']),
  'global::api-errors',
  // Sees the status of every response to the admin.
  'global::audit',
  'strapi::errors',
  'global::unavailable',
  'global::edition-conflict',
  'global::publication-report',
  {
    name: 'strapi::security',
    config: {
      // Only web knows whether visitors use TLS, so web sets it.
      hsts: false,
      contentSecurityPolicy: {
        useDefaults: true,
        directives: {
          'connect-src': ["'self'"],
          'img-src': ["'self'", 'data:', 'blob:'],
          'media-src': ["'self'", 'data:', 'blob:'],
          upgradeInsecureRequests: null,
        },
      },
    },
  },
  { name: 'strapi::cors', config: { origin: [] } },
  // Before the body is read, because there may be no room for it.
  'global::disk-full',
  'global::persisted-operations',
  'global::admin-sign-in-budget',
  'global::admin-setup',
  'global::guard-calls',
  'global::members',
  'global::multipart',
  'strapi::query',
  'global::admin-query',
  'global::unreadable-body',
  // The specification's DELETE /api/saved_blogs carries a body.
  {
    name: 'strapi::body',
    config: {
      jsonLimit: '1mb',
      parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
      // `multipart.ts` reads forms with files.
      multipart: false,
    },
  },
  'global::nested-body',
  'global::admin-sign-in',
  'global::queue-content-writes',
  'global::verified-uploads',
  'global::upload-ranges',
  'strapi::favicon',
  'strapi::public',
];
