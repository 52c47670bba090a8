import sharp from 'sharp';
import request from 'supertest';
import { asAdmin, sendFile } from '../support/cms/as-admin';
import { dumpLog, recordedDuring } from '../support/audit';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';

let cms: Cms;
let owner: string;
let editor: string;
beforeAll(async () => {
  cms = await bootCms({ THROTTLE_ADMIN_AUDIT_PER_HOUR: '6' });
  owner = await loginAsAdmin(cms, 'strapi-super-admin');
  editor = await loginAsAdmin(cms, 'strapi-editor');
});
afterAll(() => cms.stop());

const during = (act: () => Promise<unknown>) => recordedDuring(cms, act);
const by = (token: string) => asAdmin(cms, token);

describe('everything else in the admin', () => {
  const secrets: string[] = [];

  test('accounts and roles', async () => {
    secrets.push('Bea-Passw0rd-123', 'bea@secret.example');
    let id = 0;
    expect(
      await during(async () => {
        const { body } = await by(owner)
          .post('/admin/users', {
            firstname: 'Bea',
            lastname: 'Roy',
            email: 'bea@secret.example',
            roles: [2],
          })
          .expect(201);
        id = body.data.id;
        secrets.push(body.data.registrationToken);
      }),
    ).toMatchObject([
      {
        action: 'account.create',
        actor: 'strapi-super-admin Test',
        subject: { id: String(id), title: 'Bea Roy' },
      },
    ]);
    expect(
      await during(() =>
        by(owner).put(`/admin/users/${id}`, { password: 'Bea-Passw0rd-123', isActive: true }).expect(200),
      ),
    ).toMatchObject([
      {
        action: 'account.update',
        subject: { title: 'Bea Roy' },
        detail: { fields: ['password', 'isActive'] },
      },
    ]);
    let role = 0;
    expect(
      await during(async () => {
        const { body } = await by(owner)
          .post('/admin/roles', { name: 'Interns', description: '' })
          .expect(201);
        role = body.data.id;
        await by(owner).put(`/admin/roles/${role}/permissions`, { permissions: [] }).expect(200);
        await by(owner)
          .post('/admin/roles/batch-delete', { ids: [role] })
          .expect(200);
        await by(owner).delete(`/admin/users/${id}`).expect(200);
      }),
    ).toMatchObject([
      { action: 'role.create', subject: { title: 'Interns' } },
      { action: 'role.permissions', subject: { id: String(role), title: 'Interns' } },
      { action: 'role.delete', subject: { title: 'Interns' } },
      { action: 'account.delete', subject: { title: 'Bea Roy' } },
    ]);
  });

  test('tokens', async () => {
    const made = await during(async () => {
      for (const [path, more] of [
        ['/admin/api-tokens', { type: 'read-only', lifespan: null }],
        ['/admin/transfer/tokens', { permissions: ['pull'], lifespan: null }],
      ] as const) {
        const { body } = await by(owner)
          .post(path, { name: 'Deploy', description: '', ...more })
          .expect(201);
        secrets.push(body.data.accessKey);
        const again = await by(owner).post(`${path}/${body.data.id}/regenerate`).expect(201);
        secrets.push(again.body.data.accessKey);
        await by(owner).delete(`${path}/${body.data.id}`).expect(200);
      }
    });
    expect(made.map(({ action, subject }) => [action, subject?.title])).toEqual([
      ['api-token.create', 'Deploy'],
      ['api-token.regenerate', 'Deploy'],
      ['api-token.delete', 'Deploy'],
      ['transfer-token.create', 'Deploy'],
      ['transfer-token.regenerate', 'Deploy'],
      ['transfer-token.delete', 'Deploy'],
    ]);
  });

  test('webhooks', async () => {
    secrets.push('webhook-secret', 'webhook-path');
    const hook = {
      name: 'Rebuild',
      url: 'http://93.184.216.34/webhook-path',
      headers: { Authorization: 'webhook-secret' },
      events: [],
    };
    let id = 0;
    const made = await during(async () => {
      const { body } = await by(owner).post('/admin/webhooks', hook).expect(201);
      id = body.data.id;
      await by(owner)
        .put(`/admin/webhooks/${id}`, { ...hook, name: 'Rebuild all', isEnabled: false })
        .expect(200);
      await by(owner)
        .post('/admin/webhooks/batch-delete', { ids: [id] })
        .expect(200);
    });
    expect(made).toMatchObject([
      { action: 'webhook.create', subject: { title: 'Rebuild' } },
      { action: 'webhook.update', subject: { title: 'Rebuild all' } },
      { action: 'webhook.delete', subject: { id: String(id) } },
    ]);
  });

  test('files, folders and the settings of the library', async () => {
    const bytes = await sharp({ create: { width: 9, height: 6, channels: 3, background: '#357' } })
      .png()
      .toBuffer();
    const made = await during(async () => {
      const { body } = await sendFile(cms, editor, '/upload', bytes, 'sea.png').expect(201);
      await sendFile(cms, editor, `/upload?id=${body[0].id}`, bytes, 'sea.png').expect(200);
      await by(owner).post('/upload/folders', { name: 'Seas', parent: null }).expect(201);
      await by(owner)
        .put('/upload/settings', {
          sizeOptimization: true,
          responsiveDimensions: true,
          autoOrientation: false,
        })
        .expect(200);
      await by(owner).delete(`/upload/files/${body[0].id}`).expect(200);
    });
    expect(made.map(({ action, subject }) => [action, subject?.title])).toEqual([
      ['media.upload', 'sea.png'],
      ['media.replace', 'sea.png'],
      ['folder.create', 'Seas'],
      ['setting.media', undefined],
      ['media.delete', 'sea.png'],
    ]);
  });

  test('roles of members and their settings', async () => {
    const made = await during(async () => {
      await by(owner)
        .post('/users-permissions/roles', { name: 'Friends', description: 'x', permissions: {} })
        .expect(200);
      const { body } = await by(owner).get('/users-permissions/advanced').expect(200);
      await by(owner).put('/users-permissions/advanced', body.settings).expect(200);
    });
    expect(made).toMatchObject([
      { action: 'member-role.create', subject: { title: 'Friends' } },
      { action: 'member-setting.advanced' },
    ]);
  });

  test('none of their secrets are in the log', async () => {
    const log = await dumpLog(cms);
    expect(secrets.length).toBeGreaterThan(8);
    for (const secret of secrets) expect(log).not.toContain(secret);
  });
});

describe('signing in', () => {
  const login = (email: string, password: string) =>
    request(cms.server).post('/admin/login').send({ email, password });

  test('names who did, and who was tried; an address that has no account is masked', async () => {
    const made = await during(async () => {
      await login('strapi-super-admin@example.org', 'Secret-Passw0rd').expect(200);
      await login('Strapi-Super-Admin@example.org', 'Wrong-Passw0rd').expect(400);
      await login('nobody.here@private.example', 'Wrong-Passw0rd').expect(400);
      await login('owner@example.org my-typed-password', 'Wrong-Passw0rd').expect(400);
    });
    const subject = { type: 'admin::user', title: 'strapi-super-admin Test' };
    expect(made).toMatchObject([
      { action: 'sign-in.done', actor: 'strapi-super-admin Test', subject, failed: false },
      { action: 'sign-in.failed', actor: 'A guest', subject, failed: true, status: 400 },
      { action: 'sign-in.failed', subject: { id: null, title: 'n…@private.example' } },
      { action: 'sign-in.failed', subject: { id: null, title: 'not an e-mail address' } },
    ]);
    const log = await dumpLog(cms);
    for (const secret of ['nobody.here', 'my-typed-password', 'Wrong-Passw0rd'])
      expect(log).not.toContain(secret);
  });

  test('out, and asking for a new password', async () => {
    const token = (await login('strapi-super-admin@example.org', 'Secret-Passw0rd').expect(200)).body.data
      .token;
    const made = await during(async () => {
      await by(token).post('/admin/logout').expect(200);
      await request(cms.server)
        .post('/admin/forgot-password')
        .send({ email: 'strapi-super-admin@example.org' })
        .expect(204);
    });
    expect(made).toMatchObject([
      { action: 'sign-in.out', actor: 'strapi-super-admin Test' },
      { action: 'sign-in.forgot', actor: 'A guest', subject: { title: 'strapi-super-admin Test' } },
    ]);
    owner = (await login('strapi-super-admin@example.org', 'Secret-Passw0rd').expect(200)).body.data.token;
  });

  test('wrongly from everywhere cannot fill the log', async () => {
    const made = await during(async () => {
      for (let time = 0; time < 5; time += 1) await login(`nobody${time}@example.org`, 'Wrong').expect(400);
    });
    // Four guests have tried before.
    expect(made).toHaveLength(2);
    expect(
      await during(() => login('strapi-super-admin@example.org', 'Secret-Passw0rd').expect(200)),
    ).toHaveLength(1);
  });
});
