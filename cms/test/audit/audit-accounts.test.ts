import request from 'supertest';
import { asAdmin } from '../support/cms/as-admin';
import { dumpLog, recordedDuring } from '../support/audit';
import { bootCms, type Cms } from '../support/harness';

const OWNER = { firstname: 'Ann', lastname: 'Lee', email: 'ann@example.org', password: 'First-Passw0rd-1' };
const PASSWORD = 'Other-Passw0rd-2';

let cms: Cms;
let owner: string;
beforeAll(async () => (cms = await bootCms()));
afterAll(() => cms.stop());

const post = (path: string, body: object) => request(cms.server).post(path).send(body);
const during = (act: () => Promise<unknown>) => recordedDuring(cms, act);

test('the first account, an invitation that is accepted and a new password are entries of their accounts', async () => {
  const secrets: string[] = [PASSWORD, OWNER.password, OWNER.email, 'bea@example.org'];
  const ann = { actor: 'Ann Lee', subject: { type: 'admin::user', title: 'Ann Lee' } };
  const bea = { actor: 'Bea Roy', subject: { type: 'admin::user', title: 'Bea Roy' } };
  const first = await during(async () => {
    owner = (await post('/admin/register-admin', OWNER).expect(200)).body.data.token;
  });
  expect(first).toMatchObject([{ action: 'account.first', ...ann, failed: false }]);

  const joined = await during(async () => {
    const person = { firstname: 'Bea', lastname: 'Roy' };
    const { body } = await asAdmin(cms, owner)
      .post('/admin/users', { ...person, email: 'bea@example.org', roles: [2] })
      .expect(201);
    const { registrationToken } = body.data;
    secrets.push(registrationToken);
    await post('/admin/register', { registrationToken, userInfo: { ...person, password: PASSWORD } }).expect(
      200,
    );
  });
  expect(joined).toMatchObject([
    { action: 'account.create', actor: 'Ann Lee', subject: bea.subject },
    { action: 'account.join', ...bea },
  ]);

  const resetPasswordToken = 'a1b2c3d4e5f6a7b8c9d0a1b2c3d4e5f6a7b8c9d0';
  secrets.push(resetPasswordToken);
  await cms.strapi.db.query('admin::user').update({
    where: { email: 'bea@example.org' },
    data: { resetPasswordToken, resetPasswordTokenExpiresAt: new Date(Date.now() + 60_000) },
  });
  const reset = await during(() =>
    post('/admin/reset-password', { resetPasswordToken, password: `${PASSWORD}-more` }).expect(200),
  );
  expect(reset).toMatchObject([{ action: 'sign-in.reset', ...bea }]);
  const log = await dumpLog(cms);
  for (const secret of secrets) expect(log).not.toContain(secret);
});

test('a program with a token of the admin is named with the account that created the token', async () => {
  const by = asAdmin(cms, owner);
  const { body } = await by
    .post('/admin/admin-tokens', {
      name: 'Nightly',
      description: '',
      lifespan: null,
      adminPermissions: [{ action: 'admin::webhooks.create', subject: null, conditions: [], properties: {} }],
    })
    .expect(201);
  const hook = { name: 'Rebuild', url: 'http://93.184.216.34/x', headers: {}, events: [] };
  const made = await during(() =>
    asAdmin(cms, body.data.accessKey).post('/admin/webhooks', hook).expect(201),
  );
  expect(made).toMatchObject([{ action: 'webhook.create', actor: 'Ann Lee (token “Nightly”)' }]);
  // It has fewer rights than the account, which is one of the super admins.
  for (const path of ['/admin/audit', '/admin/audit/people', '/admin/audit/export'])
    expect((await asAdmin(cms, body.data.accessKey).get(path)).status).toBe(403);
});

test('a transfer of all data, which begins as a GET, is named with its token', async () => {
  const { body } = await asAdmin(cms, owner)
    .post('/admin/transfer/tokens', { name: 'Copy', description: '', permissions: ['push'], lifespan: null })
    .expect(201);
  const made = await during(() => asAdmin(cms, body.data.accessKey).get('/admin/transfer/runner/push'));
  expect(made).toMatchObject([{ action: 'transfer.push', actor: 'Transfer token “Copy”' }]);
});
