import { settings } from '../src/platform/settings/settings';

/** From the outside in. Strapi's default CORS reflects any origin: readers share the site's own (C5), so it is off. */
export default () => [
  'global::cors',
  'global::response-cache',
  'global::content-version',
  'global::no-store',
  'global::admin-build',
  // The bench measures what production serves.
  ...(settings().production || settings().benchRoutes ? [] : ['strapi::logger']),
  'global::api-errors',
  'strapi::errors',
  'global::unavailable',
  {
    name: 'strapi::security',
    config: {
      // Whether visitors come by TLS is known to web alone, which sets it.
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
  // Before the body is read, which may be too large.
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
