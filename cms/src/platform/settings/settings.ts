import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { readFileSettings } from '../shared/file-settings.gen';
import { findMetricsProblem, isLoopback } from '../shared/metrics-access.gen';
import { Environment, Throttles } from './environment';
import { LIMITS, type LimitName } from './rate-limits';
import { findFixedFields } from './site-variables';

/** Base of relative folders: the folder above `cms/`, whether this file runs from `src/` or `dist/src/`. */
export function repositoryRoot(): string {
  const twoUp = path.resolve(__dirname, '../../..');
  return path.resolve(twoUp, path.basename(twoUp) === 'dist' ? '../..' : '..');
}

/** A folder is relative to the repository, as `DATA_DIR` is; the address of a bucket stays. */
const toPlace = (place: string): string =>
  place.includes('://') ? place : path.resolve(repositoryRoot(), place);

/** Values that are never printed, not even invalid ones: logs are read by more people than settings are. */
const SECRETS = new Set([
  'ADMIN_JWT_SECRET',
  'ADMIN_PASSWORD',
  'API_TOKEN_SALT',
  'BACKUP_PASSPHRASE',
  'APP_KEYS',
  'DATABASE_URL',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
  'METRICS_TOKEN',
  'SMTP_URL',
  'TRANSFER_TOKEN_SALT',
]);

/**
 * The environment of the CMS, parsed once. `dataDir` is absolute; without `databaseUrl` the embedded SQLite file in it
 * is used.
 */
export type Settings = ReturnType<typeof parseSettings>;

/** The names of all settings. */
export const SETTING_NAMES = [...Object.keys(Environment.entries), ...Object.keys(Throttles.entries)];

/** The environment with the settings whose values are in files, such as `APP_KEYS_FILE`. */
export const resolveFiles = (env: Readonly<Record<string, string | undefined>>) =>
  readFileSettings(env, SETTING_NAMES, (file) => fs.readFileSync(file, 'utf8'));

/**
 * @param env the process's environment; empty variables count as unset
 * @throws Error whose message lists every invalid variable and what it must be
 */
export function parseSettings(env: Record<string, string | undefined>) {
  const read = resolveFiles(env);
  // Without these values, others would be reported as missing.
  if (read.problems.length > 0) throw toError(read.problems);
  const given = Object.fromEntries(
    Object.entries(read.env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = v.safeParse(Environment, given);
  const throttles = v.safeParse(Throttles, given);
  const problems = [parsed, throttles].flatMap(
    ({ issues }) => issues?.map((issue) => `${getName(issue)} ${wrong(issue)}`) ?? [],
  );
  if (Boolean(given.ADMIN_EMAIL) !== Boolean(given.ADMIN_PASSWORD)) {
    problems.push('set both ADMIN_EMAIL and ADMIN_PASSWORD, or neither');
  }
  if (parsed.success && parsed.output.BACKUP_EVERY_MINUTES > 0 && !given.BACKUP_TO) {
    problems.push('BACKUP_EVERY_MINUTES needs BACKUP_TO: say where backups are kept');
  }
  const metrics = parsed.success ? toMetrics(parsed.output) : undefined;
  const wrongMetrics = metrics && findMetricsProblem(metrics, 'CMS_METRICS_PORT');
  if (wrongMetrics) problems.push(`${wrongMetrics.setting} ${wrongMetrics.problem}`);
  if (!parsed.success || !throttles.success || problems.length > 0) {
    throw toError(problems);
  }
  const e = parsed.output;
  return {
    production: e.NODE_ENV === 'production',
    host: e.CMS_HOST,
    port: e.CMS_PORT,
    /** Whether people other than the person at this computer can reach the site, judging by the settings. */
    isReachable: !isLoopback(e.CMS_HOST) || !isLoopback(e.HOST) || e.TRUST_PROXY,
    /** Where metrics are served; without a port, nothing is measured. */
    metrics: toMetrics(e),
    publicUrl: e.PUBLIC_URL,
    siteName: e.SITE_NAME,
    dataDir: path.resolve(repositoryRoot(), e.DATA_DIR),
    databaseUrl: e.DATABASE_URL,
    databaseSsl: e.DATABASE_SSL,
    /** `normal` is some 10 % faster and loses the writes of the last seconds in a power cut (C44). */
    sqliteSynchronous: e.SQLITE_SYNCHRONOUS,
    demoContent: e.DEMO_CONTENT,
    firstAdmin:
      e.ADMIN_EMAIL && e.ADMIN_PASSWORD ? { email: e.ADMIN_EMAIL, password: e.ADMIN_PASSWORD } : undefined,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    /** Receives bounces; defaults to the address of `mailFrom`. */
    mailBouncesTo: e.MAIL_BOUNCES_TO,
    editorsEmail: e.EDITORS_EMAIL,
    operatorsEmail: e.OPERATORS_EMAIL,
    /** The fields of the site settings that the environment fixes. */
    fixedFields: findFixedFields(given),
    /** Whether subscribers get the newsletter only after they have followed the link in a confirmation mail. */
    newsletterDoubleOptIn: e.NEWSLETTER_DOUBLE_OPT_IN,
    /** Which comments wait for the editors before others see them (C49). */
    heldComments: { first: e.HOLD_FIRST_COMMENTS, withLinks: e.HOLD_COMMENTS_WITH_LINKS },
    history: { allDays: e.HISTORY_DAYS, dailyDays: e.HISTORY_DAILY_DAYS },
    auditDays: e.AUDIT_DAYS,
    /** `retention` as in `platform/backup/retention.ts`. */
    backup: {
      to: e.BACKUP_TO && toPlace(e.BACKUP_TO),
      /** Between the beginnings of two backups that the CMS makes by itself; 0: it makes none. */
      everyMs: e.BACKUP_EVERY_MINUTES * 60_000,
      passphrase: e.BACKUP_PASSPHRASE,
      retention: { allHours: e.BACKUP_HOURS, dailyDays: e.BACKUP_DAYS, monthlyMonths: e.BACKUP_MONTHS },
    },
    /** Off is honoured outside production only (C15). */
    throttle: e.NODE_ENV === 'production' || e.THROTTLE,
    /** Whether responses are cached. Off is honoured outside production only, for measurements. */
    responseCache: e.NODE_ENV === 'production' || e.RESPONSE_CACHE,
    /** The baseline routes for `npm run bench`. On is honoured outside production only. */
    benchRoutes: e.NODE_ENV !== 'production' && e.BENCH_ROUTES,
    /** The number of attempts that each limit of the API allows. */
    allowed: (name: LimitName) => throttles.output[LIMITS[name].setting] ?? LIMITS[name].points,
    graphqlOpen: e.GRAPHQL_OPEN,
    /** Origins whose pages may use the API; none by default. */
    corsOrigins: e.CORS_ORIGINS,
    /** How a CDN in front of the site may cache reads. */
    caching: {
      sMaxAge: e.S_MAXAGE,
      staleWhileRevalidate: e.STALE_WHILE_REVALIDATE,
      staleIfError: e.STALE_IF_ERROR,
    },
    secrets: {
      appKeys: e.APP_KEYS,
      apiTokenSalt: e.API_TOKEN_SALT,
      adminJwt: e.ADMIN_JWT_SECRET,
      transferTokenSalt: e.TRANSFER_TOKEN_SALT,
      jwt: e.JWT_SECRET,
      encryptionKey: e.ENCRYPTION_KEY,
    },
  };
}

const toError = (problems: readonly string[]): Error =>
  new Error(`Settings (environment or .env):\n${problems.map((line) => `  ${line}`).join('\n')}`);

const toMetrics = (e: v.InferOutput<typeof Environment>) => ({
  port: e.CMS_METRICS_PORT,
  host: e.METRICS_HOST,
  token: e.METRICS_TOKEN,
  serverPort: e.CMS_PORT,
});

/** For a list, such as CORS_ORIGINS, name the setting instead of an item. */
function getName(issue: v.BaseIssue<unknown>): string {
  return v.getDotPath(issue)?.split('.')[0] ?? 'a setting';
}

/** Valibot's message for a missing key is `Invalid key: Expected "X" but received undefined`; ours is clearer. */
function wrong(issue: v.BaseIssue<unknown>): string {
  if (issue.input === undefined) return 'is missing: `npm start` creates one in .env';
  if (SECRETS.has(getName(issue))) return issue.message;
  return `${issue.message} (it is ${issue.received.replace(/\/\/.*@/, '//…@')})`;
}

let current: Settings | undefined;

/** The settings of this process, read from `process.env` on the first call. */
export function settings(): Settings {
  current ??= parseSettings(process.env);
  return current;
}
