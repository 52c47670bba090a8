import request from 'supertest';
import { bootCms, type Cms } from '../support/harness';
import { waitUntil } from '../support/wait-until';

const OWNER = { firstname: 'First', email: 'first@example.org', password: 'Secret-Passw0rd' };

describe('a site that is reachable by others', () => {
  let cms: Cms;
  let link: string;
  beforeAll(async () => {
    cms = await bootCms({ THROTTLE: 'off', HOST: '0.0.0.0', PUBLIC_URL: 'https://example.org' });
    const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    // Supertest listens on its first request.
    await request(cms.server).get('/readyz');
    const output = () => written.mock.calls.map(([text]) => String(text)).join('');
    await waitUntil('the link was printed', () => Promise.resolve(output().includes('Set up the admin')));
    [, link = ''] = /^Set up the admin: https:\/\/example\.org(\S+)/m.exec(output()) ?? [];
    written.mockRestore();
  });
  afterAll(() => cms.stop());

  const register = (cookie = '', path = '/admin/register-admin') =>
    request(cms.server).post(path).set('cookie', cookie).send(OWNER);

  test('prints a setup link, and refuses the first account without it', async () => {
    expect(link).toMatch(/^\/admin\/setup\?code=[0-9a-f]{24}$/);
    for (const path of ['/admin/register-admin', '/ADMIN/Register-Admin/']) {
      const { body } = await register('', path).expect(403);
      expect(body.error.message).toContain('setup link');
    }
    await register('admin_setup=guessed').expect(403);
    await request(cms.server).get('/admin/setup?code=guessed').expect(403);
    await request(cms.server).get('/admin/setup?code[]=a').expect(403);
  });

  test('the link leads to the form, which then creates the account, once', async () => {
    const { headers } = await request(cms.server).get(link).expect(302);
    expect(headers).toMatchObject({ location: '/admin/auth/register-admin', 'cache-control': 'no-store' });
    const [cookie = ''] = headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/path=\/admin; .*samesite=strict; httponly/i);
    await register(cookie.split(';')[0]).expect(200);
    await register(cookie.split(';')[0]).expect(400);
    expect((await request(cms.server).get(link).expect(302)).headers.location).toBe('/admin');
  });
});

test('on loopback the first visitor creates the account', async () => {
  const cms = await bootCms({ THROTTLE: 'off' });
  const { status } = await request(cms.server).post('/admin/register-admin').send(OWNER);
  await cms.stop();
  expect(status).toBe(200);
});
