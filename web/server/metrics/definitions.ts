import type { MetricDefinition } from '../../src/lib/shared/metric-set.gen';

/** Every metric of the site, besides those of its process. `docs/operations/metrics.md` lists them. */
export const SITE_METRICS = {
  requests: {
    name: 'wellfolio_site_request_duration_seconds',
    type: 'histogram',
    help: 'How long requests took, by kind (page, api, graphql, upload, admin, file, feed, ad, health, preview, other), the path of the page, method (read, write) and status (2xx ...)',
    labels: ['kind', 'page', 'method', 'status'],
  },
  cacheRequests: {
    name: 'wellfolio_site_page_cache_requests_total',
    type: 'counter',
    help: 'Pages that were sent from the cache (hit), outdated, because rendering failed or was slow (stale), or rendered for the request (miss)',
    labels: ['result'],
  },
  cacheEntries: {
    name: 'wellfolio_site_page_cache_entries',
    type: 'gauge',
    help: 'Pages in the cache',
    labels: [],
  },
  cacheBytes: {
    name: 'wellfolio_site_page_cache_bytes',
    type: 'gauge',
    help: 'Memory of the pages in the cache',
    labels: [],
  },
  cacheEvictions: {
    name: 'wellfolio_site_page_cache_evictions_total',
    type: 'counter',
    help: 'Pages that left the cache because it was full',
    labels: [],
  },
  pagesInProgress: {
    name: 'wellfolio_site_pages_in_progress',
    type: 'gauge',
    help: 'Pages that are being rendered, or wait for the CMS or for their turn',
    labels: [],
  },
  pagesWaiting: {
    name: 'wellfolio_site_pages_waiting',
    type: 'gauge',
    help: 'Pages that have their data and wait for their turn to be rendered',
    labels: [],
  },
  pagesRefused: {
    name: 'wellfolio_site_pages_refused_total',
    type: 'counter',
    help: 'Pages that were refused because too many were in progress, for a visitor or in all',
    labels: [],
  },
  contentVersion: {
    name: 'wellfolio_site_content_version',
    type: 'gauge',
    help: 'The content version that the site knows',
    labels: [],
  },
  contentVersionAge: {
    name: 'wellfolio_site_content_version_confirmed_age_seconds',
    type: 'gauge',
    help: 'Time since the CMS last reported its content version',
    labels: [],
  },
  cmsUp: {
    name: 'wellfolio_site_cms_up',
    type: 'gauge',
    help: 'Whether the CMS responds to the site (1), even with an error',
    labels: [],
  },
  errors: {
    name: 'wellfolio_site_errors_logged_total',
    type: 'counter',
    help: 'Errors in the log',
    labels: [],
  },
} as const satisfies Record<string, MetricDefinition>;
