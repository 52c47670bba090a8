import { bootCms, type Cms } from '../support/harness';

/** By its words: the driver's error is an Error of whichever test file loaded the driver first. */
const NOT_UNIQUE = { message: expect.stringMatching(/unique/i) };

let cms: Cms;

beforeAll(async () => {
  cms = await bootCms();
});
afterAll(() => cms.stop());

describe('a member', () => {
  const member = (name: string) =>
    cms.strapi.db.query('plugin::users-permissions.user').create({
      data: {
        username: name,
        email: `${name}@example.org`,
        password: 'Secret-123',
        provider: 'local',
        confirmed: true,
      },
    });

  test('can have one rating and one saved link per article in the database', async () => {
    const { id } = await member('ada');
    const row = (table: string, extra: object) =>
      cms.strapi.db
        .connection(table)
        .insert({ document_id: `${table}-${Math.random()}`, blog_id: 'x', member_id: id, ...extra });
    await row('ratings', { value: 3 });
    await expect(row('ratings', { value: 5 })).rejects.toMatchObject(NOT_UNIQUE);
    await row('saved_blogs', {});
    await expect(row('saved_blogs', {})).rejects.toMatchObject(NOT_UNIQUE);
  });

  test('leaves comments without a name and loses ratings and saved links when deleted', async () => {
    const { id } = await member('bea');
    const insert = (table: string, extra: object) =>
      cms.strapi.db
        .connection(table)
        .insert({ document_id: `${table}-bea`, blog_id: 'y', member_id: id, ...extra });
    await insert('ratings', { value: 1 });
    await insert('saved_blogs', {});
    await insert('comments', { text: 'Thank you', hidden: false, reports: 0 });
    await cms.strapi.db.query('plugin::users-permissions.user').delete({ where: { id } });
    expect(await cms.strapi.db.connection('ratings').where({ blog_id: 'y' })).toHaveLength(0);
    expect(await cms.strapi.db.connection('saved_blogs').where({ blog_id: 'y' })).toHaveLength(0);
    expect(await cms.strapi.db.connection('comments').where({ blog_id: 'y' })).toMatchObject([
      { text: 'Thank you', member_id: null },
    ]);
  });
});
