import { parseSettings } from './settings';

test.each([
  [{}, []],
  [{ SITE_NAME: '', COPYRIGHT: '© 2026' }, ['copyright']],
  [{ SITE_NAME: 'Calm Days', SOCIAL_YOUTUBE: 'https://video.example' }, ['name', 'social']],
])('with %p, the environment fixes %p of the site settings', (env, fixed) => {
  expect([...parseSettings(env).fixed]).toEqual(fixed);
});

test('defaults to a local site when the environment is empty', () => {
  const settings = parseSettings({});
  expect(settings).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    cmsUrl: 'http://127.0.0.1:1337',
    trustedProxies: { setting: 'off', hops: 0 },
    pageCache: { pages: 2000, bytes: 256 * 1024 * 1024 },
    caching: { sMaxAge: 0, staleWhileRevalidate: 0, staleIfError: 0 },
    production: false,
  });
  expect(settings.site).toMatchObject({
    name: 'Wellfolio',
    copyright: '© 2025 Wellfolio',
    contactEmail: 'contact@wellfolio.example',
  });
  expect(settings.site.social).toHaveLength(4);
});

test('treats an empty variable as unset', () => {
  expect(parseSettings({ PORT: '', SITE_NAME: '' })).toMatchObject({
    port: 3000,
    site: { name: 'Wellfolio' },
  });
});

test.each<[boolean, Record<string, string>]>([
  [true, { NODE_ENV: 'development' }],
  [false, { NODE_ENV: 'development', STYLEGUIDE: 'off' }],
  [false, {}],
  [false, { NODE_ENV: '' }],
  [false, { NODE_ENV: 'test' }],
  [false, { NODE_ENV: 'production' }],
  [true, { NODE_ENV: 'production', STYLEGUIDE: 'on' }],
  [true, { STYLEGUIDE: 'on' }],
])('sets the style guide to %p with %j', (isThere, env) => {
  expect(parseSettings(env).site.styleguide).toBe(isThere);
});

test('derives the CMS URL from host and port, or takes it from CMS_URL', () => {
  expect(parseSettings({ CMS_HOST: 'cms', CMS_PORT: '1400' }).cmsUrl).toBe('http://cms:1400');
  expect(parseSettings({ CMS_URL: 'http://inside:1/', CMS_PORT: '1400' }).cmsUrl).toBe('http://inside:1');
});

test('removes the trailing slash from PUBLIC_URL', () => {
  expect(parseSettings({ PUBLIC_URL: 'https://health.example/' }).publicUrl).toBe('https://health.example');
});

test.each([
  ['PORT', '4e3'],
  ['PORT', '0'],
  ['PORT', '70000'],
  ['PORT', '3000.5'],
  ['PORT', 'web'],
  ['PUBLIC_URL', 'health.example'],
  ['PUBLIC_URL', 'ftp://health.example'],
  ['PUBLIC_URL', 'https://health.example/site'],
  ['PUBLIC_URL', 'https://user:secret@health.example'],
  ['CMS_URL', 'inside'],
  ['TRUST_PROXY', '11'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', 'nginx'],
  ['STYLEGUIDE', 'perhaps'],
  ['CMS_URL', 'http://127.0.0.1:3000'],
  ['CMS_URL', 'http://localhost:3000/'],
  ['PAGE_CACHE_PAGES', '0'],
  ['PAGE_CACHE_PAGES', '100001'],
  ['PAGE_CACHE_PAGES', '5000000000'],
  ['PAGE_CACHE_MB', '0'],
  ['PAGE_CACHE_MB', 'much'],
  ['UPLOADS_DIR', 'relative/folder'],
  ['S_MAXAGE', '-1'],
  ['STALE_WHILE_REVALIDATE', 'a day'],
  ['STALE_IF_ERROR', '1.5'],
  ['SITE_NAME', '   '],
  ['CONTACT_EMAIL', 'nobody'],
  ['SOCIAL_YOUTUBE', 'javascript:alert(1)'],
])('refuses %s=%s and names the variable', (name, value) => {
  expect(() => parseSettings({ [name]: value })).toThrow(new RegExp(`\\b${name} must`));
});

test('refuses a CMS_URL that points at the site itself, but not the same port elsewhere', () => {
  const cms = (HOST: string, CMS_URL: string) => () => parseSettings({ HOST, PORT: '4000', CMS_URL });
  expect(cms('0.0.0.0', 'http://127.0.0.1:4000')).toThrow(/CMS_URL must be the CMS's address/);
  expect(cms('127.0.0.1', 'http://localhost:3000')).not.toThrow();
  expect(cms('0.0.0.0', 'http://cms:4000')).not.toThrow();
});

test('refuses a password in PUBLIC_URL without repeating it', () => {
  const refused = () => parseSettings({ PUBLIC_URL: 'https://user:s3@cr/et@health.example' });
  expect(refused).toThrow(/PUBLIC_URL must/);
  expect(refused).not.toThrow(/s3|cr\/et/);
});

test('reports all invalid variables at once', () => {
  expect(() => parseSettings({ PORT: 'x', TRUST_PROXY: 'x' })).toThrow(/PORT[\s\S]*TRUST_PROXY/);
});

test.each(['on', 'ON', '1', 'true', 'True', 'yes', ' yes '])('accepts %j as on', (word) => {
  expect(parseSettings({ TRUST_PROXY: word }).trustedProxies.hops).toBe(1);
});

test('reads the proxies in front as a number or as addresses', () => {
  const proxies = (TRUST_PROXY?: string) => parseSettings({ TRUST_PROXY }).trustedProxies;
  expect([proxies().hops, proxies('off').hops, proxies('3').hops]).toEqual([0, 0, 3]);
  expect(proxies('10.0.0.0/8, loopback')).toMatchObject({ setting: '10.0.0.0/8, loopback' });
  expect(proxies('10.0.0.0/8, loopback').trusts('127.0.0.1', 0)).toBe(true);
});

test.each(['off', '0', 'false', 'FALSE', 'no'])('accepts %j as off', (word) => {
  expect(parseSettings({ NODE_ENV: 'development', STYLEGUIDE: word }).site.styleguide).toBe(false);
});

test('metrics are off unless they have a port, and need a token where other machines can read them', () => {
  expect(parseSettings({}).metrics).toEqual({ port: undefined, host: '127.0.0.1', token: undefined });
  const reachable = { METRICS_PORT: '9464', METRICS_HOST: '10.0.0.5' };
  expect(() => parseSettings(reachable)).toThrow(/^ {2}METRICS_TOKEN must be set/m);
  expect(() => parseSettings({ ...reachable, METRICS_TOKEN: 'short-secret' })).toThrow(
    /^ {2}METRICS_TOKEN must be at least 16 characters$/m,
  );
  expect(parseSettings({ ...reachable, METRICS_TOKEN: 'a secret that is long' }).metrics.port).toBe(9464);
  expect(() => parseSettings({ METRICS_PORT: '3000' })).toThrow(/^ {2}METRICS_PORT must be another port/m);
});
