import * as v from 'valibot';
import { LEAST_METRICS_TOKEN } from '../shared/metrics-access.gen';
import { LIMITS } from './rate-limits';

const portNumber = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'must be a whole number'),
  v.transform(Number),
  v.minValue(1, 'must be between 1 and 65535'),
  v.maxValue(65535, 'must be between 1 and 65535'),
);
const port = (fallback: number) => v.optional(portNumber, String(fallback));
/** The usual spellings in any case, since `.env` files use all of them. */
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
const NO_SECRET = 'is missing: `npm start` creates one in .env';
const SECRET_LENGTH = 16;
const secret = v.pipe(
  v.string(NO_SECRET),
  v.minLength(SECRET_LENGTH, `must be at least ${SECRET_LENGTH} characters`),
);
/** A comma-separated list in one setting. */
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

/** One setting for each limit of the API. */
export const Throttles = v.object(
  Object.fromEntries(Object.values(LIMITS).map(({ setting, points }) => [setting, count(points)] as const)),
);

/** @param shownDefault for the documentation, if the default is computed */
const described = <S extends v.GenericSchema>(schema: S, text: string, shownDefault?: string) =>
  v.pipe(schema, v.description(text), v.metadata({ shownDefault }));

/** The schemas validate the settings; the documentation is generated from them. */
export const Environment = v.object({
  NODE_ENV: described(v.optional(v.string(), 'development'), '`npm start` sets `production`'),
  CMS_HOST: described(
    v.optional(v.string(), '127.0.0.1'),
    'The address of this machine that the CMS listens on',
  ),
  CMS_PORT: described(port(1337), 'Where the CMS listens, behind the site', '`1337` or the next free one'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  // The site reads and validates it; only whether there is a proxy matters here.
  TRUST_PROXY: v.pipe(
    v.optional(v.string(), 'off'),
    v.transform((text) => !OFF.includes(text.trim().toLowerCase())),
  ),
  CMS_METRICS_PORT: described(
    v.optional(portNumber),
    'Where the CMS serves metrics for Prometheus; several processes on one machine need one port each ([metrics](operations/metrics.md))',
    'empty: no metrics',
  ),
  // The site describes both.
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  METRICS_TOKEN: v.optional(
    v.pipe(
      v.string(),
      v.minLength(LEAST_METRICS_TOKEN, `must be at least ${LEAST_METRICS_TOKEN} characters`),
    ),
  ),
  PUBLIC_URL: v.optional(httpUrl, 'http://localhost:3000'),
  SITE_NAME: v.optional(v.string(), 'Wellfolio'),
  DATA_DIR: described(
    v.optional(v.string(), 'cms/.tmp'),
    'Database, uploads and outbox; relative to the root of the repository',
  ),
  DATABASE_URL: described(
    v.optional(
      v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// (omit it for SQLite)')),
    ),
    '`postgres://user:password@host/database`',
    'empty: SQLite in `DATA_DIR`',
  ),
  DATABASE_SSL: described(onOff('off'), '`on`: connect to PostgreSQL over TLS'),
  SQLITE_SYNCHRONOUS: described(
    v.optional(v.picklist(['full', 'normal'], 'must be full or normal'), 'full'),
    '`normal`: some 10 % faster, but a power cut may lose the writes of the last seconds',
  ),
  DEMO_CONTENT: described(onOff('on'), '`off`: the first start imports no demonstration content'),
  ADMIN_EMAIL: described(
    v.optional(v.pipe(v.string(), v.email('must be an e-mail address'))),
    'The first super admin, together with `ADMIN_PASSWORD`; without them the first visitor of `/admin` creates it',
  ),
  ADMIN_PASSWORD: described(
    v.optional(
      v.pipe(
        v.string(),
        v.regex(
          /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{12,72}$/,
          'must have 12 to 72 characters, with a lower-case letter, a capital and a digit (it creates the first account: remove it afterwards)',
        ),
      ),
    ),
    '12 to 72 characters, with a lower-case letter, a capital and a digit; remove it when the account exists',
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
    'Receives bounces and automatic replies',
    'empty: the address of `MAIL_FROM`',
  ),
  EDITORS_EMAIL: described(
    v.optional(v.pipe(v.string(), v.email('must be an e-mail address')), 'editors@wellfolio.example'),
    'Receives messages from readers',
  ),
  NEWSLETTER_DOUBLE_OPT_IN: described(
    onOff('on'),
    '`off`: addresses are subscribed without a confirmation mail',
  ),
  HOLD_FIRST_COMMENTS: described(
    onOff('off'),
    '`on`: the comments of a member wait for the editors until one of them is approved; until then, only their author sees them',
  ),
  HOLD_COMMENTS_WITH_LINKS: described(
    onOff('off'),
    '`on`: comments with links wait for the editors; until they are approved, only their author sees them',
  ),
  HISTORY_DAYS: described(count(90), 'Days for which the history keeps every version of an entry'),
  HISTORY_DAILY_DAYS: described(
    count(365, 0),
    'Days after that for which the history keeps the last version of each day',
  ),
  AUDIT_DAYS: described(count(400, 30), 'Days for which the audit log keeps what was done in the admin'),
  OPERATORS_EMAIL: described(
    v.optional(v.pipe(v.string(), v.email('must be an e-mail address'))),
    'Receives warnings for operators, such as failed backups',
    'empty: `EDITORS_EMAIL`',
  ),
  BACKUP_TO: described(
    v.optional(v.string()),
    'Where `npm run backup` keeps its backups: a folder, best on another disk, or `s3://bucket/prefix` ([backup](operations.md#backup))',
  ),
  BACKUP_EVERY_MINUTES: described(
    count(0, 0),
    'How often the CMS makes a backup in `BACKUP_TO` by itself; `0`: never',
  ),
  BACKUP_PASSPHRASE: described(
    v.optional(
      v.pipe(v.string(), v.minLength(SECRET_LENGTH, `must be at least ${SECRET_LENGTH} characters`)),
    ),
    'Encrypts the settings and secrets in backups; without it they are left out. Keep it somewhere else, too: without it nobody can read them',
  ),
  BACKUP_HOURS: described(count(24), 'Hours for which every backup is kept'),
  BACKUP_DAYS: described(count(30, 0), 'Days for which the last backup of each day is kept'),
  BACKUP_MONTHS: described(count(12, 0), 'Months for which the last backup of each month is kept'),
  THROTTLE: described(onOff('on'), '`off`: no rate limits; outside production only'),
  RESPONSE_CACHE: described(onOff('on'), '`off`: the CMS does not cache responses; outside production only'),
  BENCH_ROUTES: described(
    onOff('off'),
    '`on`: the baseline routes of `npm run bench`; outside production only',
  ),
  GRAPHQL_OPEN: described(
    onOff('off'),
    '`on`: also in production, GraphQL accepts any query and introspection',
  ),
  CORS_ORIGINS: described(
    v.pipe(
      v.optional(v.string(), ''),
      v.transform(listed),
      v.array(
        v.pipe(
          v.string(),
          v.regex(
            /^https?:\/\/[^/?#@\s]+$/,
            'must be origins such as https://example.org, separated by commas',
          ),
        ),
      ),
    ),
    'Other origins whose pages may use the API, separated by commas',
  ),
  S_MAXAGE: described(count(0, 0), 'Seconds for which a CDN may cache pages and API responses'),
  STALE_WHILE_REVALIDATE: described(
    count(0, 0),
    'Seconds for which a CDN or a browser may serve a stale response while it revalidates',
  ),
  STALE_IF_ERROR: described(
    count(0, 0),
    'Seconds for which a CDN may serve a stale response while revalidation fails',
  ),
  APP_KEYS: described(
    v.pipe(
      v.string(NO_SECRET),
      v.transform(listed),
      v.array(
        v.pipe(
          v.string(),
          v.minLength(
            SECRET_LENGTH,
            `must be keys of at least ${SECRET_LENGTH} characters, separated by commas`,
          ),
        ),
      ),
      v.minLength(1, 'must be at least one key'),
    ),
    'A secret. Do not change it: a new one logs everyone out or makes stored tokens unreadable',
    'created in `.env` by the first start',
  ),
  API_TOKEN_SALT: described(
    secret,
    'A secret. Do not change it: a new one logs everyone out or makes stored tokens unreadable',
    'created in `.env` by the first start',
  ),
  ADMIN_JWT_SECRET: described(
    secret,
    'A secret. Do not change it: a new one logs everyone out or makes stored tokens unreadable',
    'created in `.env` by the first start',
  ),
  TRANSFER_TOKEN_SALT: described(
    secret,
    'A secret. Do not change it: a new one logs everyone out or makes stored tokens unreadable',
    'created in `.env` by the first start',
  ),
  JWT_SECRET: described(
    secret,
    'A secret. Do not change it: a new one logs everyone out or makes stored tokens unreadable',
    'created in `.env` by the first start',
  ),
  ENCRYPTION_KEY: described(
    secret,
    'A secret. Do not change it: a new one logs everyone out or makes stored tokens unreadable',
    'created in `.env` by the first start',
  ),
});
