import path from 'node:path';
import * as v from 'valibot';
import { Environment, Throttles } from './environment';
import { LIMITS, type LimitName } from './rate-limits';

/** Where relative folders start: the folder above `cms/`, whether this file runs from `src/` or from `dist/src/`. */
function repositoryRoot(): string {
  const twoUp = path.resolve(__dirname, '../../..');
  return path.resolve(twoUp, path.basename(twoUp) === 'dist' ? '../..' : '..');
}

/** Their values are not printed, not even when they are refused: logs are read by more people than settings are. */
const SECRETS = new Set([
  'ADMIN_JWT_SECRET',
  'ADMIN_PASSWORD',
  'API_TOKEN_SALT',
  'APP_KEYS',
  'DATABASE_URL',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
  'SMTP_URL',
  'TRANSFER_TOKEN_SALT',
]);

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host);

/**
 * What the CMS is told by its environment, parsed once.
 * `dataDir` is absolute; `databaseUrl` undefined means the embedded SQLite file in it.
 */
export type Settings = ReturnType<typeof parseSettings>;

/**
 * @param env the process's environment; an empty variable counts as unset
 * @throws Error whose message names every variable with a wrong value and what it must be
 */
export function parseSettings(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = v.safeParse(Environment, given);
  const throttles = v.safeParse(Throttles, given);
  const problems = [parsed, throttles].flatMap(
    ({ issues }) => issues?.map((issue) => `${getName(issue)} ${wrong(issue)}`) ?? [],
  );
  if (Boolean(given.ADMIN_EMAIL) !== Boolean(given.ADMIN_PASSWORD)) {
    problems.push('ADMIN_EMAIL and ADMIN_PASSWORD go together: give both or neither');
  }
  if (!parsed.success || !throttles.success || problems.length > 0) {
    throw new Error(`Settings (environment or .env):\n${problems.map((line) => `  ${line}`).join('\n')}`);
  }
  const e = parsed.output;
  return {
    production: e.NODE_ENV === 'production',
    host: e.CMS_HOST,
    port: e.CMS_PORT,
    /** Whether others than the person at this computer can reach the site, as far as the settings tell. */
    isReachable: !isLoopback(e.CMS_HOST) || !isLoopback(e.HOST) || e.TRUST_PROXY,
    publicUrl: e.PUBLIC_URL,
    siteName: e.SITE_NAME,
    dataDir: path.resolve(repositoryRoot(), e.DATA_DIR),
    databaseUrl: e.DATABASE_URL,
    databaseSsl: e.DATABASE_SSL,
    /** `normal` is some 10 % faster and loses the writes of the last seconds at a power cut (C44). */
    sqliteSynchronous: e.SQLITE_SYNCHRONOUS,
    demoContent: e.DEMO_CONTENT,
    firstAdmin:
      e.ADMIN_EMAIL && e.ADMIN_PASSWORD ? { email: e.ADMIN_EMAIL, password: e.ADMIN_PASSWORD } : undefined,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    /** Where mail servers report what they cannot deliver; without it, the address of `mailFrom`. */
    mailBouncesTo: e.MAIL_BOUNCES_TO,
    editorsEmail: e.EDITORS_EMAIL,
    /** Whether the newsletter goes to those addresses alone whose owner has followed the link of a mail. */
    newsletterDoubleOptIn: e.NEWSLETTER_DOUBLE_OPT_IN,
    /** Off counts outside production only (C15). */
    throttle: e.NODE_ENV === 'production' || e.THROTTLE,
    /** Whether answers are kept and given again. Off counts outside production only: it is there to be measured. */
    responseCache: e.NODE_ENV === 'production' || e.RESPONSE_CACHE,
    /** What `npm run bench` compares with. On counts outside production only. */
    benchRoutes: e.NODE_ENV !== 'production' && e.BENCH_ROUTES,
    /** How many times each limit of the API allows. */
    allowed: (name: LimitName) => throttles.output[LIMITS[name].setting] ?? LIMITS[name].points,
    graphqlOpen: e.GRAPHQL_OPEN,
    /** Whose pages may read and act through the API from elsewhere; none unless told. */
    corsOrigins: e.CORS_ORIGINS,
    /** What a CDN in front may do with what is read. */
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

/** Of a list, such as CORS_ORIGINS, the whole is the setting. */
function getName(issue: v.BaseIssue<unknown>): string {
  return v.getDotPath(issue)?.split('.')[0] ?? 'a setting';
}

/** Valibot says `Invalid key: Expected "X" but received undefined` of a missing key: our own word is plainer. */
function wrong(issue: v.BaseIssue<unknown>): string {
  if (issue.input === undefined) return 'is missing: `npm start` makes one in .env';
  if (SECRETS.has(getName(issue))) return issue.message;
  return `${issue.message} (it is ${issue.received.replace(/\/\/.*@/, '//…@')})`;
}

let current: Settings | undefined;

/** The settings of this process, read from `process.env` at the first call. */
export function settings(): Settings {
  current ??= parseSettings(process.env);
  return current;
}
