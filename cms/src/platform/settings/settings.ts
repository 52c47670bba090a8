import path from 'node:path';
import * as v from 'valibot';
import { LIMITS, type LimitName } from './rate-limits';

/** Where relative folders start: the folder above `cms/`, whether this file runs from `src/` or from `dist/src/`. */
function repositoryRoot(): string {
  const twoUp = path.resolve(__dirname, '../../..');
  return path.resolve(twoUp, path.basename(twoUp) === 'dist' ? '../..' : '..');
}

const port = (fallback: number) =>
  v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^\d+$/, 'must be a whole number')), String(fallback)),
    v.transform(Number),
    v.minValue(1, 'must be between 1 and 65535'),
    v.maxValue(65535, 'must be between 1 and 65535'),
  );
/** The usual words for it, in any case; `.env` files of other programs have all of them. */
const ON = ['on', '1', 'true', 'yes'];
const OFF = ['off', '0', 'false', 'no'];
const switched = v.pipe(
  v.string(),
  v.transform((word) => word.trim().toLowerCase()),
  v.picklist([...ON, ...OFF], 'must be on or off (or 1, true, yes; 0, false, no)'),
  v.transform((word) => ON.includes(word)),
);
const onOff = (fallback: 'on' | 'off') => v.optional(switched, fallback);
const count = (fallback: number, least = 1) =>
  v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^\d+$/, 'must be a whole number')), String(fallback)),
    v.transform(Number),
    v.minValue(least, `must be ${least} or more`),
  );
const NO_SECRET = 'is missing: `npm start` makes one in .env';
const SECRET_LENGTH = 16;
const secret = v.pipe(
  v.string(NO_SECRET),
  v.minLength(SECRET_LENGTH, `must be at least ${SECRET_LENGTH} characters`),
);
const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host);
/** A list in one setting, with commas. */
const listed = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
const httpUrl = v.pipe(
  v.string(),
  v.url('must be an address such as https://example.org'),
  v.regex(/^https?:\/\//, 'must begin with http:// or https://'),
  v.transform((url) => url.replace(/\/+$/, '')),
);

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

/** A setting for each limit of the API. */
const Throttles = v.object(
  Object.fromEntries(Object.values(LIMITS).map(({ setting, points }) => [setting, count(points)] as const)),
);

/** @param shownDefault for the documentation, where the default is worked out */
const described = <S extends v.GenericSchema>(schema: S, text: string, shownDefault?: string) =>
  v.pipe(schema, v.description(text), v.metadata({ shownDefault }));

/** What each setting is: the schemas check it, the documentation is written from it. */
export const Environment = v.object({
  NODE_ENV: described(v.optional(v.string(), 'development'), '`npm start` sets `production`'),
  CMS_HOST: described(
    v.optional(v.string(), '127.0.0.1'),
    'The address of this machine that the CMS listens on',
  ),
  CMS_PORT: described(port(1337), 'Where the CMS listens, behind the site', '`1337` or the next free one'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  // The site reads it, and refuses what is wrong; here counts only whether there is a proxy.
  TRUST_PROXY: v.pipe(
    v.optional(v.string(), 'off'),
    v.transform((text) => !OFF.includes(text.trim().toLowerCase())),
  ),
  PUBLIC_URL: v.optional(httpUrl, 'http://localhost:3000'),
  SITE_NAME: v.optional(v.string(), 'Wellfolio'),
  DATA_DIR: described(
    v.optional(v.string(), 'cms/.tmp'),
    'Database, uploads and outbox; relative to the folder of the repository',
  ),
  DATABASE_URL: described(
    v.optional(
      v.pipe(
        v.string(),
        v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// (leave it out for SQLite)'),
      ),
    ),
    '`postgres://user:password@host/database`',
    'empty: SQLite in `DATA_DIR`',
  ),
  DATABASE_SSL: described(onOff('off'), '`on`: reach PostgreSQL by TLS'),
  SQLITE_SYNCHRONOUS: described(
    v.optional(v.picklist(['full', 'normal'], 'must be full or normal'), 'full'),
    '`normal`: some 10 % faster, and a power cut may lose the writes of the last seconds',
  ),
  DEMO_CONTENT: described(onOff('on'), '`off`: the first start brings no demonstration content in'),
  ADMIN_EMAIL: described(
    v.optional(v.pipe(v.string(), v.email('must be an e-mail address'))),
    'The first super admin, with the next one; without them the first visitor of `/admin` makes it',
  ),
  ADMIN_PASSWORD: described(
    v.optional(
      v.pipe(
        v.string(),
        v.regex(
          /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{12,72}$/,
          'must have 12 to 72 characters, with a small letter, a capital and a digit (it makes the first account: remove it when there is one)',
        ),
      ),
    ),
    '12 to 72 characters, with a small letter, a capital and a digit; remove it when the account is made',
  ),
  SMTP_URL: described(
    v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'))),
    '`smtp://user:password@host:587`',
    'empty: mail is written to `DATA_DIR/outbox`',
  ),
  MAIL_FROM: described(
    v.optional(
      v.pipe(
        v.string(),
        v.regex(
          /^(?:[^<>@\r\n]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/,
          'must be an address, or Name <address>',
        ),
      ),
      'Wellfolio <no-reply@wellfolio.example>',
    ),
    'The sender of all mail',
  ),
  MAIL_BOUNCES_TO: described(
    v.optional(v.pipe(v.string(), v.email('must be an e-mail address'))),
    'Where mail servers report what they cannot deliver, and machines reply',
    'empty: the address of `MAIL_FROM`',
  ),
  EDITORS_EMAIL: described(
    v.optional(v.pipe(v.string(), v.email('must be an e-mail address')), 'editors@wellfolio.example'),
    'Who gets what readers send',
  ),
  NEWSLETTER_DOUBLE_OPT_IN: described(
    onOff('on'),
    "`off`: an address is on the list without its owner following a mail's link",
  ),
  THROTTLE: described(onOff('on'), '`off` counts outside production only'),
  RESPONSE_CACHE: described(onOff('on'), '`off`: the CMS makes every answer anew; outside production only'),
  BENCH_ROUTES: described(onOff('off'), '`on`: what `npm run bench` compares with; outside production only'),
  GRAPHQL_OPEN: described(
    onOff('off'),
    '`on`: in production too, GraphQL answers any text and tells its schema',
  ),
  CORS_ORIGINS: described(
    v.pipe(
      v.optional(v.string(), ''),
      v.transform(listed),
      v.array(
        v.pipe(
          v.string(),
          v.regex(/^https?:\/\/[^/?#@\s]+$/, 'must be origins such as https://example.org, with commas'),
        ),
      ),
    ),
    'Origins whose pages may use the API from elsewhere, with commas',
  ),
  S_MAXAGE: described(
    count(0, 0),
    'Seconds that a CDN may keep a page or an answer of the API without asking',
  ),
  STALE_WHILE_REVALIDATE: described(
    count(0, 0),
    'Seconds that a CDN or a browser may give the old one out while it asks',
  ),
  STALE_IF_ERROR: described(count(0, 0), 'Seconds that a CDN may give the old one out while asking fails'),
  APP_KEYS: described(
    v.pipe(
      v.string(NO_SECRET),
      v.transform(listed),
      v.array(
        v.pipe(
          v.string(),
          v.minLength(SECRET_LENGTH, `must be keys of at least ${SECRET_LENGTH} characters, with commas`),
        ),
      ),
      v.minLength(1, 'must be at least one key'),
    ),
    'A secret. Keep it: a new one signs everybody out or makes stored tokens unreadable',
    'made by the first start, kept in `.env`',
  ),
  API_TOKEN_SALT: described(
    secret,
    'A secret. Keep it: a new one signs everybody out or makes stored tokens unreadable',
    'made by the first start, kept in `.env`',
  ),
  ADMIN_JWT_SECRET: described(
    secret,
    'A secret. Keep it: a new one signs everybody out or makes stored tokens unreadable',
    'made by the first start, kept in `.env`',
  ),
  TRANSFER_TOKEN_SALT: described(
    secret,
    'A secret. Keep it: a new one signs everybody out or makes stored tokens unreadable',
    'made by the first start, kept in `.env`',
  ),
  JWT_SECRET: described(
    secret,
    'A secret. Keep it: a new one signs everybody out or makes stored tokens unreadable',
    'made by the first start, kept in `.env`',
  ),
  ENCRYPTION_KEY: described(
    secret,
    'A secret. Keep it: a new one signs everybody out or makes stored tokens unreadable',
    'made by the first start, kept in `.env`',
  ),
});

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
    ({ issues }) => issues?.map((issue) => `${nameOf(issue)} ${wrong(issue)}`) ?? [],
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
function nameOf(issue: v.BaseIssue<unknown>): string {
  return v.getDotPath(issue)?.split('.')[0] ?? 'a setting';
}

/** Valibot says `Invalid key: Expected "X" but received undefined` of a missing key: our own word is plainer. */
function wrong(issue: v.BaseIssue<unknown>): string {
  if (issue.input === undefined) return 'is missing: `npm start` makes one in .env';
  if (SECRETS.has(nameOf(issue))) return issue.message;
  return `${issue.message} (it is ${issue.received.replace(/\/\/.*@/, '//…@')})`;
}

let current: Settings | undefined;

/** The settings of this process, read from `process.env` at the first call. */
export function settings(): Settings {
  current ??= parseSettings(process.env);
  return current;
}
