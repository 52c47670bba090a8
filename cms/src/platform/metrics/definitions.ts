import type { MetricDefinition } from '../shared/metric-set.gen';

/** Every metric of the CMS, besides those of its process. `docs/operations/metrics.md` lists them. */
export const CMS_METRICS = {
  requests: {
    name: 'wellfolio_cms_request_duration_seconds',
    type: 'histogram',
    help: 'How long requests took until their response began, by endpoint (a path of the API with its parameters, graphql, admin, upload, health or other), operation (of the site, for graphql), method and status (2xx ...)',
    labels: ['endpoint', 'operation', 'method', 'status'],
  },
  cacheRequests: {
    name: 'wellfolio_cms_response_cache_requests_total',
    type: 'counter',
    help: 'Responses of the APIs that were in the cache (hit), or were made for the request (miss)',
    labels: ['result'],
  },
  cacheEntries: {
    name: 'wellfolio_cms_response_cache_entries',
    type: 'gauge',
    help: 'Responses in the cache',
    labels: [],
  },
  cacheBytes: {
    name: 'wellfolio_cms_response_cache_bytes',
    type: 'gauge',
    help: 'Memory of the responses in the cache',
    labels: [],
  },
  limitsExceeded: {
    name: 'wellfolio_cms_rate_limit_exceeded_total',
    type: 'counter',
    help: 'Attempts above a rate limit, by the name of the limit',
    labels: ['limit'],
  },
  queueLength: {
    name: 'wellfolio_cms_queue_length',
    type: 'gauge',
    help: 'Work that waits for a thread or is done by one, by queue (passwords, searches, spelling)',
    labels: ['queue'],
  },
  queueRefusals: {
    name: 'wellfolio_cms_queue_refused_total',
    type: 'counter',
    help: 'Work that was refused because its queue, or the share of a visitor, was full',
    labels: ['queue'],
  },
  mails: {
    name: 'wellfolio_cms_mails_total',
    type: 'counter',
    help: 'Mails, by kind and result (sent, failed)',
    labels: ['kind', 'result'],
  },
  errors: {
    name: 'wellfolio_cms_errors_logged_total',
    type: 'counter',
    help: 'Errors in the log',
    labels: [],
  },
  connections: {
    name: 'wellfolio_cms_database_connections',
    type: 'gauge',
    help: 'Connections of the database pool by state (used, free), and requests that wait for one (waiting)',
    labels: ['state'],
  },
  diskFree: {
    name: 'wellfolio_cms_disk_free_bytes',
    type: 'gauge',
    help: 'Free space on the disk of DATA_DIR',
    labels: [],
  },
  diskSize: {
    name: 'wellfolio_cms_disk_size_bytes',
    type: 'gauge',
    help: 'Size of the disk of DATA_DIR',
    labels: [],
  },
  databaseUp: {
    name: 'wellfolio_cms_database_up',
    type: 'gauge',
    help: 'Whether the values below could be read from the database (1); without it they are missing',
    labels: [],
  },
  contentVersion: {
    name: 'wellfolio_cms_content_version',
    type: 'gauge',
    help: 'The content version in the database',
    labels: [],
  },
  indexBacklog: {
    name: 'wellfolio_cms_index_backlog',
    type: 'gauge',
    help: 'Changes that an index lacks, at most 10000, by index: search, drafts, and rebuild for what a new release indexes again',
    labels: ['index'],
  },
  indexAge: {
    name: 'wellfolio_cms_index_backlog_age_seconds',
    type: 'gauge',
    help: 'For how long the first change in the backlog of an index has been seen there; 0 if there is none',
    labels: ['index'],
  },
  jobsDue: {
    name: 'wellfolio_cms_scheduled_jobs_due',
    type: 'gauge',
    help: 'Planned publications that are due and not done, at most 1000',
    labels: [],
  },
  jobsAge: {
    name: 'wellfolio_cms_scheduled_jobs_overdue_seconds',
    type: 'gauge',
    help: 'How long ago the first of them was due; 0 if there is none',
    labels: [],
  },
  jobsFailed: {
    name: 'wellfolio_cms_scheduled_jobs_failed',
    type: 'gauge',
    help: 'Planned publications that failed and that nobody has settled, at most 1000',
    labels: [],
  },
  backupTime: {
    name: 'wellfolio_cms_backup_last_success_timestamp_seconds',
    type: 'gauge',
    help: 'When the last good backup began; missing if there is none, or if the CMS makes none',
    labels: [],
  },
  backupFailures: {
    name: 'wellfolio_cms_backup_failures_since_success',
    type: 'gauge',
    help: 'Backups that failed since the last good one; missing if the CMS makes none',
    labels: [],
  },
  backupOverdue: {
    name: 'wellfolio_cms_backup_overdue',
    type: 'gauge',
    help: 'Whether the last good backup is too old (1); missing if the CMS makes none',
    labels: [],
  },
} as const satisfies Record<string, MetricDefinition>;
