import * as v from 'valibot';
import { LIMITS } from './rate-limits';

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

/** A setting for each limit of the API. */
export const Throttles = v.object(
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
