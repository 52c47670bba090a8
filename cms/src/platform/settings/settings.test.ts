import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseSettings } from './settings';

const SECRETS = Object.fromEntries(
  [
    'APP_KEYS',
    'API_TOKEN_SALT',
    'ADMIN_JWT_SECRET',
    'TRANSFER_TOKEN_SALT',
    'JWT_SECRET',
    'ENCRYPTION_KEY',
  ].map((name) => [name, 'a-secret-of-sufficient-length']),
);

test('each rate limit has its own setting', () => {
  const { allowed } = parseSettings({ ...SECRETS, THROTTLE_LOGIN_PER_MINUTE: '7' });
  expect([allowed('login'), allowed('subscribe')]).toEqual([7, 60]);
});

test('needs only the secrets and fills in defaults for the rest', () => {
  expect(parseSettings(SECRETS)).toMatchObject({
    port: 1337,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    demoContent: true,
    throttle: true,
    dataDir: path.resolve(__dirname, '../../../.tmp'),
  });
});

test.each([
  ['CMS_PORT', 'abc'],
  ['CMS_PORT', '0'],
  ['CMS_PORT', '4e3'],
  ['CMS_PORT', '0x1000'],
  ['CMS_PORT', '70000'],
  ['CMS_PORT', '1.5'],
  ['PUBLIC_URL', 'example.org'],
  ['PUBLIC_URL', 'ftp://example.org'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DEMO_CONTENT', 'perhaps'],
  ['HOLD_FIRST_COMMENTS', 'sometimes'],
  ['HOLD_COMMENTS_WITH_LINKS', '2'],
  ['SMTP_URL', 'localhost:25'],
  ['EDITORS_EMAIL', 'nobody'],
  ['MAIL_FROM', 'Wellfolio'],
  ['MAIL_BOUNCES_TO', 'bounces'],
  ['S_MAXAGE', '-1'],
  ['STALE_WHILE_REVALIDATE', 'a day'],
  ['STALE_IF_ERROR', '1.5'],
  ['THROTTLE_ADMIN_LOGIN_PER_MINUTE', '-1'],
  ['THROTTLE_SUBSCRIBE_PER_MINUTE', '0'],
  ['JWT_SECRET', 'short'],
  ['CORS_ORIGINS', 'https://a.example/path'],
  ['CORS_ORIGINS', 'https://a.example,*'],
])('refuses %s=%s and names the setting', (name, value) => {
  expect(() => parseSettings({ ...SECRETS, [name]: value })).toThrow(new RegExp(`^Settings[^]*  ${name} `));
});

test.each([
  ['APP_KEYS', 'h1dden'],
  ['APP_KEYS', 'a-secret-of-sufficient-length,h1dden'],
  ['APP_KEYS', ' , '],
  ['API_TOKEN_SALT', 'h1dden'],
  ['ADMIN_JWT_SECRET', 'h1dden'],
  ['TRANSFER_TOKEN_SALT', 'h1dden'],
  ['JWT_SECRET', 'h1dden'],
  ['ENCRYPTION_KEY', 'h1dden'],
  ['ADMIN_PASSWORD', 'h1dden-h1dden'],
  ['DATABASE_URL', 'mysql://user:h1dden@localhost/x'],
  ['DATABASE_URL', 'user:h1dden@localhost/x'],
  ['SMTP_URL', 'http://user:h1dden@localhost:25'],
  ['CORS_ORIGINS', 'https://user:h1dden@a.example'],
])('refuses %s without revealing its value: %s', (name, value) => {
  const refused = () => parseSettings({ ...SECRETS, ADMIN_EMAIL: 'a@example.org', [name]: value });
  expect(refused).toThrow(name);
  expect(refused).not.toThrow(/h1dden/);
});

test('holds no comments unless the operator asks for it', () => {
  expect(parseSettings(SECRETS).heldComments).toEqual({ first: false, withLinks: false });
  const asked = { HOLD_FIRST_COMMENTS: 'on', HOLD_COMMENTS_WITH_LINKS: 'Yes' };
  expect(parseSettings({ ...SECRETS, ...asked }).heldComments).toEqual({ first: true, withLinks: true });
});

test('lists former app keys after the current one and ignores stray commas', () => {
  const { appKeys } = parseSettings({
    ...SECRETS,
    APP_KEYS: ',the-key-of-the-present, the-key-of-the-past,',
  }).secrets;
  expect(appKeys).toEqual(['the-key-of-the-present', 'the-key-of-the-past']);
});

test('reports all problems together, including a missing secret', () => {
  const { JWT_SECRET: _left, ...rest } = SECRETS;
  expect(() => parseSettings({ ...rest, CMS_PORT: 'x', DEMO_CONTENT: 'maybe' })).toThrow(
    /CMS_PORT [^]*DEMO_CONTENT [^]*JWT_SECRET is missing/,
  );
});

describe('a setting whose value is in a file', () => {
  const file = path.join(os.tmpdir(), `wellfolio-secret-${process.pid}`);
  beforeAll(() => fs.writeFileSync(file, 'a-secret-in-a-file\n'));
  afterAll(() => fs.rmSync(file));
  const { JWT_SECRET: _jwt, ...others } = SECRETS;

  test('is read without the line break at its end', () => {
    expect(parseSettings({ ...others, JWT_SECRET_FILE: file }).secrets.jwt).toBe('a-secret-in-a-file');
  });

  test('must be readable, and not be set a second time', () => {
    expect(() => parseSettings({ ...others, JWT_SECRET_FILE: `${file}-gone` })).toThrow(
      /JWT_SECRET_FILE names a file that cannot be read: .*ENOENT/,
    );
    expect(() => parseSettings({ ...SECRETS, JWT_SECRET_FILE: file })).toThrow(
      'JWT_SECRET and JWT_SECRET_FILE are both set: remove one of them',
    );
  });
});

test('treats an empty variable as unset', () => {
  expect(parseSettings({ ...SECRETS, DATABASE_URL: '', SMTP_URL: '' })).toMatchObject({
    databaseUrl: undefined,
  });
});

test('rejects ADMIN_EMAIL without ADMIN_PASSWORD', () => {
  expect(() => parseSettings({ ...SECRETS, ADMIN_EMAIL: 'a@example.org' })).toThrow(
    /set both ADMIN_EMAIL and ADMIN_PASSWORD/,
  );
});

test('counts the site as reachable by others behind any proxy that TRUST_PROXY names', () => {
  const isReachable = (TRUST_PROXY?: string) => parseSettings({ ...SECRETS, TRUST_PROXY }).isReachable;
  expect([undefined, 'off', '0', 'no'].map(isReachable)).toEqual([false, false, false, false]);
  expect(['on', '1', '3', '10.0.0.0/8, loopback'].map(isReachable)).toEqual([true, true, true, true]);
});

test('honours THROTTLE=off outside production only', () => {
  expect(parseSettings({ ...SECRETS, THROTTLE: 'off', NODE_ENV: 'test' }).throttle).toBe(false);
  expect(parseSettings({ ...SECRETS, THROTTLE: 'off', NODE_ENV: 'production' }).throttle).toBe(true);
});

test('reads CORS_ORIGINS as a comma-separated list and refuses values that are not origins', () => {
  const origins = (list: string) => parseSettings({ ...SECRETS, CORS_ORIGINS: list }).corsOrigins;
  expect(origins('https://a.example, http://localhost:5000')).toEqual([
    'https://a.example',
    'http://localhost:5000',
  ]);
  expect(origins('')).toEqual([]);
  expect(() => origins('https://a.example/path')).toThrow(/CORS_ORIGINS[^]*must be origins/);
  expect(() => origins('*')).toThrow(/must be origins/);
});

test('honours RESPONSE_CACHE=off and BENCH_ROUTES=on outside production only', () => {
  const bench = { ...SECRETS, RESPONSE_CACHE: 'off', BENCH_ROUTES: 'on' };
  expect(parseSettings(SECRETS)).toMatchObject({ responseCache: true, benchRoutes: false });
  expect(parseSettings({ ...bench, NODE_ENV: 'test' })).toMatchObject({
    responseCache: false,
    benchRoutes: true,
  });
  expect(parseSettings({ ...bench, NODE_ENV: 'production' })).toMatchObject({
    responseCache: true,
    benchRoutes: false,
  });
});

test.each(['on', 'ON', '1', 'true', 'True', 'yes', ' yes '])('accepts %j as on', (word) => {
  expect(parseSettings({ ...SECRETS, GRAPHQL_OPEN: word }).graphqlOpen).toBe(true);
});

test.each(['off', '0', 'false', 'FALSE', 'no'])('accepts %j as off', (word) => {
  expect(parseSettings({ ...SECRETS, DEMO_CONTENT: word }).demoContent).toBe(false);
});

test('metrics are off unless they have a port, and need a token where other machines can read them', () => {
  expect(parseSettings(SECRETS).metrics).toMatchObject({ port: undefined, host: '127.0.0.1' });
  const reachable = { ...SECRETS, CMS_METRICS_PORT: '9465', METRICS_HOST: '0.0.0.0' };
  expect(() => parseSettings(reachable)).toThrow(/^ {2}METRICS_TOKEN must be set/m);
  expect(() => parseSettings({ ...reachable, METRICS_TOKEN: 'short-secret' })).toThrow(
    /^ {2}METRICS_TOKEN must be at least 16 characters$/m,
  );
  expect(parseSettings({ ...reachable, METRICS_TOKEN: 'a-secret-of-sufficient-length' }).metrics.port).toBe(
    9465,
  );
  expect(() => parseSettings({ ...SECRETS, CMS_METRICS_PORT: '1337' })).toThrow(
    /^ {2}CMS_METRICS_PORT must be/m,
  );
});
