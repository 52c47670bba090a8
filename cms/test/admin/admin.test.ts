import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import request from 'supertest';
import { installForms } from '../../src/bootstrap/admin-forms/install';
import { installRoles } from '../../src/bootstrap/roles/install';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';

let cms: Cms;
let editor: string;
let moderator: string;

beforeAll(async () => {
  cms = await bootCms({ ADMIN_EMAIL: 'first@example.org', ADMIN_PASSWORD: 'Secret-Passw0rd' });
  editor = await loginAsAdmin(cms, 'strapi-editor');
  moderator = await loginAsAdmin(cms, 'moderator');
});
afterAll(() => cms.stop());

type Method = 'get' | 'post' | 'put';
const requestBy = ({ server }: Cms, method: Method) => request(server)[method];

const content = (token: string, method: Method, type: string) =>
  requestBy(cms, method)(`/content-manager/collection-types/${type}`).set('Authorization', `Bearer ${token}`);

describe('the first admin', () => {
  test('is created as super admin from ADMIN_EMAIL and ADMIN_PASSWORD', async () => {
    const account = { email: 'first@example.org', password: 'Secret-Passw0rd' };
    const { body } = await request(cms.server).post('/admin/login').send(account).expect(200);
    const me = await request(cms.server)
      .get('/admin/users/me')
      .set('Authorization', `Bearer ${body.data.token}`);
    expect(me.body.data.roles).toMatchObject([{ code: 'strapi-super-admin' }]);
  });
});

describe('admin login', () => {
  test('is refused after ten attempts a minute for one account', async () => {
    const attempt = (email: string) =>
      request(cms.server).post('/admin/login').send({ email, password: 'Wrong-Passw0rd' });
    for (let time = 0; time < 10; time += 1) await attempt('somebody@example.org').expect(400);
    await attempt('somebody@example.org').expect(429);
    await attempt('somebody.else@example.org').expect(400);
  });
});

test('responds 400 to an admin login with a lone surrogate in the password', async () => {
  for (const password of ['\ud800a', 'a\udc00', '\ud800']) {
    const { status } = await request(cms.server)
      .post('/admin/login')
      .send({ email: 'first@example.org', password });
    expect([password, status]).toEqual([password, 400]);
  }
});

describe('an editor', () => {
  test('writes articles but cannot see members, messages or subscribers', async () => {
    await content(editor, 'post', 'api::blog.blog')
      .send({ title: 'By an editor', slug: 'by-an-editor' })
      .expect(201);
    const { body } = await content(editor, 'post', 'api::blog.blog').send({
      title: 'Again',
      slug: 'by-an-editor',
    });
    expect(body.error).toMatchObject({ status: 400, message: expect.stringContaining('Choose another one') });
    await content(editor, 'get', 'api::contact-message.contact-message').expect(403);
    await content(editor, 'get', 'plugin::users-permissions.user').expect(403);
    await content(editor, 'get', 'api::subscriber.subscriber').expect(403);
  });
});

describe('a category', () => {
  const save = (name: string, more = {}) =>
    content(editor, 'post', 'api::category.category').send({ name, kind: 'sub-topic', ...more });

  test.each(['A, B', 'a/b', 'under_score', 'Blog', 'Admin', 'Café', '睡眠'])(
    'cannot be named %s',
    async (name) => {
      const { status } = await save(name);
      expect(status).toBe(400);
    },
  );

  test('derives its slug from its name and is refused if another category has that address', async () => {
    const { body } = await save("Night's Rest", { slug: 'admin' }).expect(201);
    expect(body.data).toMatchObject({ name: "Night's Rest", slug: 'nights-rest' });
    const twin = await save('Nights Rest').expect(400);
    expect(twin.body.error).toMatchObject({
      message: "The category “Night's Rest” has the address /nights-rest already. Choose another name.",
      details: { errors: [expect.objectContaining({ path: ['name'] })] },
    });
    const renamed = await content(editor, 'put', `api::category.category/${body.data.documentId}`)
      .send({ name: 'Rest at Night' })
      .expect(200);
    expect(renamed.body.data).toMatchObject({ slug: 'rest-at-night' });
  });
});

describe('a moderator', () => {
  test('can read but not write articles, and can hide comments', async () => {
    await content(moderator, 'get', 'api::blog.blog').expect(200);
    await content(moderator, 'post', 'api::blog.blog')
      .send({ title: 'By a moderator', slug: 'no' })
      .expect(403);
    const { documentId } = await cms.strapi
      .documents('api::comment.comment')
      .create({ data: { text: 'Rude', blogId: 'any' } as never });
    await request(cms.server)
      .put(`/content-manager/collection-types/api::comment.comment/${documentId}`)
      .set('Authorization', `Bearer ${moderator}`)
      .send({ hidden: true })
      .expect(200);
  });
});

describe('a second start', () => {
  const writes = async (run: () => Promise<void>) => {
    const statements: string[] = [];
    const knex = cms.strapi.db.connection;
    const note = ({ sql }: { sql: string }) =>
      void (/^(insert|update|delete)/i.test(sql) && statements.push(sql));
    knex.on('query', note);
    await run();
    knex.off('query', note);
    return statements;
  };

  test('does not rewrite roles and forms', async () => {
    expect(await writes(() => installRoles(cms.strapi))).toEqual([]);
    expect(await writes(() => installForms(cms.strapi))).toEqual([]);
  });
});

describe('an upload', () => {
  const upload = (bytes: Buffer, filename: string, contentType: string) =>
    request(cms.server)
      .post('/upload')
      .set('Authorization', `Bearer ${editor}`)
      .attach('files', bytes, { filename, contentType });
  const picture = () => sharp({ create: { width: 900, height: 600, channels: 3, background: '#357' } });

  test('of a picture gets responsive widths and is served with its content type', async () => {
    const { body } = await upload(await picture().webp().toBuffer(), 'sea.webp', 'image/webp').expect(201);
    expect(body[0]).toMatchObject({ width: 900, height: 600, mime: 'image/webp' });
    expect(Object.values<{ width: number }>(body[0].formats).map(({ width }) => width)).toEqual(
      expect.arrayContaining([320, 480, 800]),
    );
    const served = await request(cms.server).get(body[0].url).expect(200);
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
    });
  });

  const PAGE = Buffer.from('<!doctype html><script>alert(document.cookie)</script>');
  const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  test.each([
    ['an HTML page', PAGE, 'page.html', 'text/html'],
    ['an HTML page named like a picture', PAGE, 'photo.png', 'image/png'],
    ['an HTML page without a type', PAGE, 'photo', 'application/octet-stream'],
    ['an SVG with a script', SVG, 'drawing.svg', 'image/svg+xml'],
    ['an SVG named like a picture', SVG, 'drawing.webp', 'image/webp'],
    ['an empty file', Buffer.alloc(0), 'empty.png', 'image/png'],
  ])('of %s is refused and not stored', async (_what, bytes, name, type) => {
    const folder = path.join(cms.dataDir, 'public/uploads');
    const before = fs.readdirSync(folder).length;
    const { status, body } = await upload(bytes, name, type);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toMatch(/Upload a JPEG|not allowed/);
    expect(fs.readdirSync(folder)).toHaveLength(before);
    expect(await cms.strapi.db.query('plugin::upload.file').count({ where: { name } })).toBe(0);
  });

  test('from a URL is refused', async () => {
    const { body } = await requestBy(
      cms,
      'post',
    )('/upload/actions/upload-from-urls')
      .set('Authorization', `Bearer ${editor}`)
      .send({ urls: ['http://0.0.0.0:1/page.png'] })
      .expect(400);
    expect(body.error.message).toMatch(/Download the file/);
  });

  test('of a picture with an HTML file name is refused', async () => {
    await upload(await picture().png().toBuffer(), 'trick.html', 'text/html').expect(400);
  });
});

describe('mail without SMTP_URL', () => {
  test('is written to a private file in the outbox', async () => {
    await cms.strapi
      .plugin('email')
      .service('email')
      .send({ to: 'reader@example.org', subject: 'Hello', text: 'Good morning.' });
    const folder = path.join(cms.dataDir, 'outbox');
    const [file] = fs.readdirSync(folder);
    const mail = fs.readFileSync(path.join(folder, file ?? ''), 'utf8');
    expect(mail).toMatch(/^To: reader@example.org$/m);
    expect(mail).toContain('Good morning.');
    expect(fs.statSync(path.join(folder, file ?? '')).mode & 0o077).toBe(0);
  });
});

describe('plugin routes', () => {
  test.each([
    '/api/auth/local',
    '/api/auth/local/register',
    '/api/auth/forgot-password',
    '/api/users',
    '/api/users/1',
    '/api/upload',
    '/api/upload/files',
    '/api/email',
    '/api/i18n/locales',
    '/api/content-type-builder/content-types',
    '/api/blogs/anything',
  ])('respond 404: %s', async (address) => {
    for (const method of ['get', 'post'] as const) {
      const { body } = await requestBy(cms, method)(address).expect(404);
      expect(body).toEqual({
        error: 'There is nothing at this address.',
        message: 'There is nothing at this address.',
      });
    }
  });

  test('send no CORS headers, whatever the origin', async () => {
    for (const origin of [undefined, 'https://evil.example']) {
      const req = request(cms.server).post('/graphql').send({ query: '{ home { headlines { id } } }' });
      const { headers } = await (origin ? req.set('Origin', origin) : req);
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });
});
