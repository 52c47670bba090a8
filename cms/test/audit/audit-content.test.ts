import { AUDIT } from '../../src/domain/audit/audit-table';
import { asAdmin, getEntries } from '../support/cms/as-admin';
import { dumpLog, recordedDuring, withoutLog } from '../support/audit';
import { publishArticle } from '../support/content/publish-article';
import { bootCms, type Cms } from '../support/harness';
import { createMember } from '../support/members/create-member';
import { getCalls } from '../support/members/member-calls';
import { loginAsAdmin } from '../support/members/sign-in';

const BLOG = 'api::blog.blog';
const BLOGS = getEntries(BLOG);

let cms: Cms;
let owner: string;
let editor: string;
beforeAll(async () => {
  cms = await bootCms();
  owner = await loginAsAdmin(cms, 'strapi-super-admin');
  editor = await loginAsAdmin(cms, 'strapi-editor');
});
afterAll(() => cms.stop());

const during = (act: () => Promise<unknown>) => recordedDuring(cms, act);
const by = (token: string) => asAdmin(cms, token);
const create = async (data: object, uid = BLOG): Promise<string> =>
  (await by(editor).post(getEntries(uid), data).expect(201)).body.data.documentId;

describe('a write of content', () => {
  test('makes one entry: who, what, which document, which fields and which version', async () => {
    let id = '';
    const made = await during(async () => (id = await create({ title: 'Sleep well' })));
    expect(made).toEqual([
      {
        action: 'content.create',
        actor: 'strapi-editor Test',
        subject: { type: BLOG, id, title: 'Sleep well' },
        detail: { edition: 1, fields: expect.arrayContaining(['title', 'slug']) },
        status: 200,
        failed: false,
      },
    ]);
    expect(
      await during(() =>
        by(editor).put(`${BLOGS}/${id}`, { title: 'Sleep better', description: 'x' }).expect(200),
      ),
    ).toMatchObject([
      { action: 'content.update', subject: { id, title: 'Sleep better' }, detail: { edition: 2 } },
    ]);
    // The admin's Publish saves and publishes.
    expect(
      await during(() =>
        by(editor).post(`${BLOGS}/${id}/actions/publish`, { title: 'Sleep best' }).expect(200),
      ),
    ).toMatchObject([
      {
        action: 'content.publish',
        subject: { id, title: 'Sleep best' },
        detail: { edition: 3, fields: expect.arrayContaining(['title']) },
      },
    ]);
    for (const [path, action] of [
      ['discard', 'content.discard'],
      ['unpublish', 'content.unpublish'],
    ])
      expect(
        await during(() => by(editor).post(`${BLOGS}/${id}/actions/${path}`, {}).expect(200)),
      ).toContainEqual(expect.objectContaining({ action, subject: expect.objectContaining({ id }) }));
    expect(await during(() => by(editor).delete(`${BLOGS}/${id}`).expect(200))).toMatchObject([
      { action: 'content.delete', subject: { id, title: 'Sleep best' }, failed: false },
    ]);
  });

  test('that is refused leaves only the refusal', async () => {
    const id = await create({ title: 'Refused', slug: 'refused' });
    const other = await create({ title: 'Other' });
    const made = await during(() => by(editor).put(`${BLOGS}/${other}`, { slug: 'refused' }).expect(400));
    expect(made).toEqual([
      {
        action: 'content.update',
        actor: 'strapi-editor Test',
        subject: { type: BLOG, id: other, title: 'Other' },
        detail: {},
        status: 400,
        failed: true,
      },
    ]);
    expect(id).not.toBe(other);
  });

  test('of several documents makes an entry for each', async () => {
    const ids = [await create({ title: 'Bulk one' }), await create({ title: 'Bulk two' })];
    const made = await during(() =>
      by(editor).post(`${BLOGS}/actions/bulkDelete`, { documentIds: ids }).expect(200),
    );
    expect(made).toHaveLength(2);
    for (const [index, title] of ['Bulk one', 'Bulk two'].entries())
      expect(made).toContainEqual(
        expect.objectContaining({ action: 'content.delete', subject: { type: BLOG, id: ids[index], title } }),
      );
  });

  test('is not stored if its entry cannot be, and the form keeps the text', async () => {
    const id = await create({ title: 'Before' });
    await withoutLog(cms, async () => by(editor).put(`${BLOGS}/${id}`, { title: 'After' }).expect(500));
    const { body } = await by(editor).get(`${BLOGS}/${id}`).expect(200);
    expect(body.data.title).toBe('Before');
  });

  test('that is no document is made all the same: its request had happened', async () => {
    const { status } = await withoutLog(cms, async () =>
      by(owner).post('/admin/roles', { name: 'Without a log', description: '' }),
    );
    expect(status).toBe(201);
    const made = await cms.strapi.db.query('admin::role').findOne({ where: { name: 'Without a log' } });
    expect(made).toMatchObject({ code: expect.stringContaining('without-a-log') });
  });
});

describe('readers', () => {
  test('what they write themselves is not in the log', async () => {
    const { documentId } = await publishArticle(cms, { title: 'Discussed', slug: 'discussed' });
    const member = getCalls(cms, await createMember(cms, 'Quiet Reader'));
    const made = await during(async () => {
      await member.comment(documentId, 'Mine').expect(201);
      await member.rate(documentId, 4).expect(200);
      await member.save(documentId).expect(200);
    });
    expect(made).toEqual([]);
  });

  test('an editor who changes a member or a comment is, without their names, addresses and texts', async () => {
    const MEMBERS = getEntries('plugin::users-permissions.user');
    const secrets = ['reader-name', 'reader@secret.example', 'Reader-Passw0rd-1', 'A rude comment'];
    const [username, email, password, text] = secrets;
    const roles = await cms.strapi.db.query('plugin::users-permissions.role').findOne({ where: {} });
    let id = '';
    const made = await during(async () => {
      const { body } = await by(owner)
        .post(MEMBERS, {
          username,
          email,
          password,
          confirmed: true,
          role: { connect: [{ id: roles.id }], disconnect: [] },
        })
        .expect(201);
      id = body.documentId;
      await by(owner).put(`${MEMBERS}/${id}`, { blocked: true }).expect(200);
      const comment = await cms.strapi.db
        .query('api::comment.comment')
        .create({ data: { documentId: 'commentofareader00000000', text, blogId: 'any' } });
      await by(editor)
        .put(`${getEntries('api::comment.comment')}/${comment.documentId}`, { hidden: true })
        .expect(200);
    });
    expect(made).toMatchObject([
      { action: 'content.create', subject: { id, title: null } },
      { action: 'content.update', subject: { id, title: null }, detail: { fields: ['blocked'] } },
      { action: 'content.update', subject: { title: null }, detail: { fields: ['hidden'] } },
    ]);
    const log = await dumpLog(cms);
    for (const secret of secrets) expect(log).not.toContain(secret);
    expect(await cms.strapi.db.connection(AUDIT).where({ subject_id: id }).pluck('kind')).toEqual([
      'member',
      'member',
    ]);
  });
});
