import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { NO_PROXY, trustHops, trustRanges, type TrustedProxies } from './visitor/trusted-proxies';
import { readFileSettings } from '../src/lib/shared/file-settings.gen';
import { isServedHere } from './http/is-served-here';
import { findMetricsProblem, LEAST_METRICS_TOKEN } from '../src/lib/shared/metrics-access.gen';

/** The cache allocates space for all of them at its start, and a page takes some ten thousand bytes. */
const MOST_PAGES = 100_000;

const MOST_MB = 65_536;
const MB = 1024 * 1024;

const between = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(least, `must be ${least} or more`),
    v.maxValue(most, `must be ${most} or less`),
  );
const wholeNumber = (fallback: number, least: number, most = Number.MAX_SAFE_INTEGER) =>
  v.optional(between(least, most), String(fallback));
const MOST_PORT = 65_535;
const port = (fallback: number) => wholeNumber(fallback, 1, MOST_PORT);
const text = (fallback: string) =>
  v.optional(v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty')), fallback);
const address = v.pipe(
  v.string(),
  v.url('must be an address such as https://example.org'),
  v.regex(/^https?:\/\//, 'must begin with http:// or https://'),
  v.regex(/^[^:]+:\/\/[^/@]*(?:\/|$)/, 'must not contain a user name or password'),
  v.transform((url) => url.replace(/\/+$/, '')),
);
/** The site is always at the root of its origin: a path would be ignored. */
const origin = v.pipe(
  address,
  v.check(
    (url) => new URL(url).pathname === '/' && !/[?#]/.test(url),
    'must not contain a path: https://example.org',
  ),
);
/** The usual words, in any case: `.env` files of other programs contain all of them. */
const ON = ['on', '1', 'true', 'yes'];
const OFF = ['off', '0', 'false', 'no'];
const switched = v.pipe(
  v.string(),
  v.transform((word) => word.trim().toLowerCase()),
  v.picklist([...ON, ...OFF], 'must be on or off (or 1, true, yes; 0, false, no)'),
  v.transform((word) => ON.includes(word)),
);

/** `on` means one proxy. A larger number means that many, and anything else is a list of their addresses. */
const trustedProxies = v.pipe(
  v.string(),
  v.transform((text) => parseTrustedProxies(text.trim().toLowerCase())),
  v.custom<TrustedProxies>(
    (proxies) => proxies !== undefined,
    'must be on, off, the number of proxies (up to 10), or their addresses or ranges with commas (10.0.0.0/8, loopback)',
  ),
);

function parseTrustedProxies(text: string): TrustedProxies | undefined {
  if (OFF.includes(text)) return NO_PROXY;
  if (ON.includes(text)) return trustHops(1);
  return /^\d+$/.test(text) ? trustHops(Number(text)) : trustRanges(text);
}

/**
 * @param shownDefault for the documentation, if the default is derived
 */
const described = <S extends v.GenericSchema>(schema: S, text: string, shownDefault?: string) =>
  v.pipe(schema, v.description(text), v.metadata({ shownDefault }));

/** The settings: their schemas validate them, and the documentation is generated from them. */
export const Environment = v.object({
  NODE_ENV: v.optional(v.string()),
  PORT: described(port(3000), 'Where the site listens'),
  HOST: described(
    text('127.0.0.1'),
    'The address that the site listens on; `0.0.0.0` means all addresses of this machine',
  ),
  PUBLIC_URL: described(
    v.optional(origin, 'http://localhost:3000'),
    'The address that readers use; no path',
    '`http://localhost:PORT`',
  ),
  SITE_NAME: described(text('Wellfolio'), 'In the header, titles, mails and feeds'),
  CMS_HOST: text('127.0.0.1'),
  CMS_PORT: port(1337),
  CMS_URL: described(v.optional(origin), 'Where the site finds the CMS', 'from `CMS_HOST` and `CMS_PORT`'),
  UPLOADS_DIR: described(
    v.optional(v.pipe(v.string(), v.check(path.isAbsolute, 'must be an absolute path'))),
    "The CMS's uploads folder, if the site shares its disk: the site then serves them itself, even while the CMS is down",
    '`DATA_DIR/public/uploads` with `npm start`',
  ),
  TRUST_PROXY: described(
    v.optional(trustedProxies, 'off'),
    '`on`: one proxy of yours is in front, and its `X-Forwarded-For` names the visitor; more: [their number or addresses](operations.md#proxies-in-front)',
    '`off`',
  ),
  METRICS_PORT: described(
    v.optional(between(1, MOST_PORT)),
    'Where the site serves metrics for Prometheus, at `/metrics` ([metrics](operations/metrics.md))',
    'empty: no metrics',
  ),
  METRICS_HOST: described(
    text('127.0.0.1'),
    'The address that the metrics of the site and the CMS are served on',
  ),
  METRICS_TOKEN: described(
    v.optional(
      v.pipe(
        v.string(),
        v.minLength(LEAST_METRICS_TOKEN, `must be at least ${LEAST_METRICS_TOKEN} characters`),
      ),
    ),
    'A secret that Prometheus sends as its bearer token; required if other machines can reach `METRICS_HOST`',
  ),
  PAGE_CACHE_PAGES: described(
    wholeNumber(2000, 1, MOST_PAGES),
    'Rendered pages kept in memory (at most 100000)',
  ),
  PAGE_CACHE_MB: described(wholeNumber(256, 1, MOST_MB), 'Memory in MB that rendered pages may take'),
  S_MAXAGE: wholeNumber(0, 0),
  STALE_WHILE_REVALIDATE: wholeNumber(0, 0),
  STALE_IF_ERROR: wholeNumber(0, 0),
  STYLEGUIDE: described(
    v.optional(switched),
    '`on`: in production too, `/styleguide` shows what screens are made of; `off`: it and its samples are 404',
    '`on` if `NODE_ENV=development`, else `off`',
  ),
  COPYRIGHT: described(text('© 2025 Wellfolio'), 'The line in the footer'),
  CONTACT_EMAIL: described(
    v.optional(v.pipe(v.string(), v.email('must be an e-mail address')), 'contact@wellfolio.example'),
    'Contact address for readers without an account, on the contact and legal pages',
  ),
  SOCIAL_FACEBOOK: described(v.optional(address, 'https://www.facebook.com/'), 'A link in the footer'),
  SOCIAL_INSTAGRAM: described(v.optional(address, 'https://www.instagram.com/'), 'A link in the footer'),
  SOCIAL_PINTEREST: described(v.optional(address, 'https://www.pinterest.com/'), 'A link in the footer'),
  SOCIAL_YOUTUBE: described(v.optional(address, 'https://www.youtube.com/'), 'A link in the footer'),
});

/** All settings of the site: `npm start` passes on no others. */
export const SETTING_NAMES: readonly string[] = Object.keys(Environment.entries);

const Settled = v.pipe(
  Environment,
  v.forward(
    v.partialCheck(
      [['CMS_URL'], ['HOST'], ['PORT']],
      ({ CMS_URL: url, HOST: host, PORT: port }) => url === undefined || !isServedHere(url, { host, port }),
      "must be the CMS's address, but the site itself listens there",
    ),
    ['CMS_URL'],
  ),
);

const getName = (issue: v.BaseIssue<unknown>) => v.getDotPath(issue) ?? 'a setting';

/** What the environment may set of what editors can enter in the admin. */
export type FixedSetting = 'name' | 'copyright' | 'contactEmail' | 'social';

/** The variables that win over the site settings of the admin. */
const FIXED_BY: Readonly<Record<FixedSetting, readonly string[]>> = {
  name: ['SITE_NAME'],
  copyright: ['COPYRIGHT'],
  contactEmail: ['CONTACT_EMAIL'],
  social: ['SOCIAL_FACEBOOK', 'SOCIAL_INSTAGRAM', 'SOCIAL_PINTEREST', 'SOCIAL_YOUTUBE'],
};

function findFixed(given: object): ReadonlySet<FixedSetting> {
  const settings = ['name', 'copyright', 'contactEmail', 'social'] as const;
  return new Set(settings.filter((setting) => FIXED_BY[setting].some((name) => name in given)));
}

/** Rejected values are printed, unless they are secret: more people read logs than settings. */
function showValue(name: string, value: string): string {
  return name === 'METRICS_TOKEN' ? '' : ` (it is "${value.replace(/\/\/.*@/, '//…@')}")`;
}

const toError = (problems: readonly string[]): Error =>
  new Error(`Settings (environment or .env):\n${problems.map((line) => `  ${line}`).join('\n')}`);

/**
 * Parses the web server's settings once.
 * @param env the process's environment; an empty variable counts as unset
 * @throws Error whose message names every invalid variable and what it must be
 */
export function parseSettings(env: Record<string, string | undefined>) {
  const read = readFileSettings(env, SETTING_NAMES, (file) => fs.readFileSync(file, 'utf8'));
  // Without these values, others would be reported as missing.
  if (read.problems.length > 0) throw toError(read.problems);
  const given = Object.fromEntries(
    Object.entries(read.env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = v.safeParse(Settled, given);
  if (!parsed.success)
    throw toError(
      parsed.issues.map(
        (issue) =>
          `${getName(issue)} ${issue.message}${showValue(getName(issue), given[getName(issue)] ?? '')}`,
      ),
    );
  const e = parsed.output;
  const metrics = { port: e.METRICS_PORT, host: e.METRICS_HOST, token: e.METRICS_TOKEN };
  const wrong = findMetricsProblem({ ...metrics, serverPort: e.PORT }, 'METRICS_PORT');
  if (wrong) throw toError([`${wrong.setting} ${wrong.problem}`]);
  return {
    production: e.NODE_ENV === 'production',
    host: e.HOST,
    port: e.PORT,
    publicUrl: e.PUBLIC_URL,
    cmsUrl: e.CMS_URL ?? `http://${e.CMS_HOST}:${e.CMS_PORT}`,
    /** The CMS's uploads folder, if the site shares its disk. */
    uploadsFolder: e.UPLOADS_DIR,
    /** The proxies in front, whose X-Forwarded-* headers contain the visitor's address. */
    trustedProxies: e.TRUST_PROXY,
    /** Where metrics are served; without a port, nothing is measured. */
    metrics,
    /** The most pages in the cache, and the memory for them. */
    pageCache: {
      pages: e.PAGE_CACHE_PAGES,
      bytes: e.PAGE_CACHE_MB * MB,
    },
    /** What a CDN in front may do with a page. */
    caching: {
      sMaxAge: e.S_MAXAGE,
      staleWhileRevalidate: e.STALE_WHILE_REVALIDATE,
      staleIfError: e.STALE_IF_ERROR,
    },
    /** What the environment sets of what editors could enter in the admin. */
    fixed: findFixed(given),
    site: {
      name: e.SITE_NAME,
      publicUrl: e.PUBLIC_URL,
      copyright: e.COPYRIGHT,
      contactEmail: e.CONTACT_EMAIL,
      social: [
        { name: 'Facebook', url: e.SOCIAL_FACEBOOK },
        { name: 'Instagram', url: e.SOCIAL_INSTAGRAM },
        { name: 'Pinterest', url: e.SOCIAL_PINTEREST },
        { name: 'YouTube', url: e.SOCIAL_YOUTUBE },
      ],
      // Not public: unless the environment says development, it is off.
      styleguide: e.STYLEGUIDE ?? e.NODE_ENV === 'development',
    },
  };
}
