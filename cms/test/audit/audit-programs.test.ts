import { actAs } from '../../src/platform/strapi/actor';
import { asAdmin, getEntries } from '../support/cms/as-admin';
import { recordedDuring } from '../support/audit';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';

const BLOG = 'api::blog.blog';

let cms: Cms;
let editor: string;
beforeAll(async () => {
  cms = await bootCms();
  editor = await loginAsAdmin(cms, 'strapi-editor');
});
afterAll(() => cms.stop());

const during = (act: () => Promise<unknown>) => recordedDuring(cms, act);
const by = (token: string) => asAdmin(cms, token);
const create = async (data: object, uid = BLOG): Promise<string> =>
  (await by(editor).post(getEntries(uid), data).expect(201)).body.data.documentId;

describe('a program', () => {
  const documents = () => cms.strapi.documents(BLOG);

  test('that a schedule runs is named with who set it', async () => {
    const id = await create({ title: 'Scheduled' });
    const made = await during(() =>
      actAs(cms.strapi, { id: 7, name: 'Schedule, set by Ann Lee' }, () =>
        documents().publish({ documentId: id }),
      ),
    );
    expect(made).toMatchObject([
      { action: 'content.publish', actor: 'Schedule, set by Ann Lee', status: null, subject: { id } },
    ]);
  });

  test('makes an entry for each document of its transaction, and for each file', async () => {
    const made = await during(() =>
      actAs(cms.strapi, { id: null, name: 'Import', kind: 'import' }, () =>
        cms.strapi.db.transaction(async () => {
          for (const title of ['From a file', 'From another']) {
            const { documentId } = await documents().create({
              data: { title, layoutType: 'minimalist' } as never,
            });
            await documents().publish({ documentId });
          }
          await cms.strapi.db.query('plugin::upload.file').create({
            data: {
              name: 'sea.webp',
              hash: 'sea',
              mime: 'image/webp',
              provider: 'local',
              url: '/x',
              size: 1,
            },
          });
        }),
      ),
    );
    expect(made.map(({ action, actor, subject }) => [action, actor, subject?.title])).toEqual([
      ['content.publish', 'Import', 'From a file'],
      ['content.publish', 'Import', 'From another'],
      ['media.upload', 'Import', 'sea.webp'],
    ]);
  });

  test('whose transaction fails leaves nothing', async () => {
    const failing = () =>
      cms.strapi.db.transaction(async () => {
        await documents().create({ data: { title: 'Never', layoutType: 'minimalist' } as never });
        throw new Error('stop');
      });
    expect(await during(() => expect(failing()).rejects.toThrow('stop'))).toEqual([]);
  });

  test('without a name is the system', async () => {
    expect(
      await during(() =>
        documents().create({ data: { title: 'By code', layoutType: 'minimalist' } as never }),
      ),
    ).toMatchObject([{ actor: 'The system', action: 'content.create' }]);
  });

  test('that resets a password in a terminal is recorded', async () => {
    const users = cms.strapi.service('admin::user');
    const made = await during(() =>
      users.resetPasswordByEmail('strapi-editor@example.org', 'Another-Passw0rd1'),
    );
    expect(made).toMatchObject([{ action: 'account.update', actor: 'The system' }]);
  });
});
