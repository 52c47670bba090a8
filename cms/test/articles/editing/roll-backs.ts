import request from 'supertest';
import { fixtures } from '../../../src/blocks/fixtures';
import { readTables } from './stored-rows';
import { prepareFailures, whileCommitsFail, whileRowsFail } from '../../support/database/failing-writes';
import { picture } from '../../support/fixtures';
import { bootCms, type Cms } from '../../support/harness';
import { loginAsAdmin } from '../../support/members/sign-in';
import type { Patch } from '../../support/cms/strapi-host';

const PATH = '/content-manager/collection-types/api::blog.blog';
const COUNT = 70;

interface Block {
  __component: string;
  id?: number;
  [field: string]: unknown;
}

/** An edit of a long article that fails midway leaves every row unchanged. */
export const describeRollBacks = (title: string, leaveOut: readonly Patch[]) =>
  describe(title, () => {
    let cms: Cms;
    let token: string;
    let file: number;
    let documentId: string;

    beforeAll(async () => {
      cms = await bootCms({ THROTTLE: 'off' }, { leaveOut });
      cms.strapi.log.silent = true;
      token = await loginAsAdmin(cms, 'strapi-editor');
      file = await picture(cms, 'night');
      await prepareFailures(cms);
      const everyKind = Object.values(fixtures).map(({ entry }) => withFile(entry) as Block);
      const { body } = await call('post', '', {
        title: 'Long',
        content: [...paragraphs(COUNT), ...everyKind],
      });
      documentId = body.data.documentId;
      await call('post', `/${documentId}/actions/publish`).expect(200);
      await call('put', `/${documentId}`, await changes()).expect(200);
    });
    afterAll(() => cms.stop());

    const call = (method: 'post' | 'put' | 'get' | 'delete', path: string, body: object = {}) =>
      request(cms.server)[method](`${PATH}${path}`).set('Authorization', `Bearer ${token}`).send(body);

    function withFile(value: unknown): unknown {
      if (Array.isArray(value)) return value.map(withFile);
      if (!value || typeof value !== 'object') return value;
      if ('mime' in value) return /image/.test(String(value.mime)) ? file : null;
      const fields = Object.entries(value).filter(([name]) => name !== 'id');
      return Object.fromEntries(fields.map(([name, field]) => [name, withFile(field)]));
    }
    const paragraphs = (count: number): Block[] =>
      Array.from({ length: count }, (_, index) => ({
        __component: 'blocks.paragraph',
        inline: [{ type: 'text', text: `Paragraph ${index}` }],
      }));

    /** Removes blocks, changes one in three, and adds some of each type that is written differently. */
    async function changes() {
      const { body } = await call('get', `/${documentId}`).expect(200);
      const [first, ...others]: Block[] = body.data.content;
      const changed = others.slice(5).map((block, index) =>
        index % 3 === 0 && block.__component === 'blocks.paragraph'
          ? {
              ...block,
              text: 'Changed',
              inline: [...(block.inline as object[]), { type: 'text', text: 'Late' }],
            }
          : block,
      );
      const image = { __component: 'blocks.image', image: file };
      return { title: 'Long', content: [...changed, first, ...paragraphs(30), image] };
    }

    const EDITS: Record<string, () => PromiseLike<request.Response>> = {
      save: async () => call('put', `/${documentId}`, await changes()),
      publish: () => call('post', `/${documentId}/actions/publish`),
      'publish with a form': async () => call('post', `/${documentId}/actions/publish`, await changes()),
      'publish some': () => call('post', '/actions/bulkPublish', { documentIds: [documentId] }),
      discard: () => call('post', `/${documentId}/actions/discard`),
      clone: async () => call('post', `/clone/${documentId}`, { title: 'Copy' }),
      create: () => call('post', '', { title: 'New', content: paragraphs(COUNT) }),
      unpublish: () => call('post', `/${documentId}/actions/unpublish`),
      delete: () => call('delete', `/${documentId}`),
    };
    const edit = (name: string) => EDITS[name]?.() ?? Promise.reject(new Error(name));

    test.each(Object.keys(EDITS))('are unchanged when %s fails at its COMMIT', async (name) => {
      const before = await readTables(cms);
      const { status } = await whileCommitsFail(cms, 'blogs', () => edit(name));
      expect([status, await readTables(cms)]).toEqual([500, before]);
    });

    test.each([
      ['save', 'INSERT', 'components_parts_inline', "NEW.text = 'Paragraph 25'"],
      ['save', 'UPDATE', 'components_blocks_paragraph', "NEW.text = 'Changed'"],
      ['save', 'DELETE', 'components_blocks_paragraph', ''],
      ['save', 'INSERT', 'components_blocks_image', ''],
      ['save', 'INSERT', 'files_related_mph', ''],
      ['save', 'INSERT', 'blogs_cmps', ''],
      ['publish', 'DELETE', 'components_parts_inline', "OLD.text = 'Paragraph 60'"],
      ['publish', 'INSERT', 'components_parts_inline', "NEW.text = 'Paragraph 60'"],
      ['publish', 'INSERT', 'components_blocks_paragraph_cmps', ''],
      ['publish', 'INSERT', 'blogs_cmps', ''],
      ['publish with a form', 'INSERT', 'components_parts_slide', ''],
      ['publish some', 'INSERT', 'components_parts_row', ''],
      ['unpublish', 'DELETE', 'components_blocks_table', ''],
      ['discard', 'INSERT', 'components_parts_list_item', ''],
      ['clone', 'INSERT', 'components_blocks_image', ''],
      ['create', 'INSERT', 'components_blocks_paragraph_cmps', ''],
      ['delete', 'DELETE', 'components_blocks_video', ''],
      ['delete', 'DELETE', 'blogs', ''],
    ] as const)('are unchanged when %s fails at an %s of %s', async (name, event, table, when) => {
      const before = await readTables(cms);
      const { status } = await whileRowsFail(cms, { table, event, ...(when && { when }) }, () => edit(name));
      expect([status, await readTables(cms)]).toEqual([500, before]);
    });

    test('are unchanged when a published article is refused', async () => {
      const before = await readTables(cms);
      const { title, content } = await changes();
      const refused = [...content, { __component: 'blocks.link', text: 'a', url: 'see below' }];
      await call('post', `/${documentId}/actions/publish`, { title, content: refused }).expect(400);
      expect(await readTables(cms)).toEqual(before);
    });

    test('are written once nothing fails', async () => {
      for (const name of Object.keys(EDITS))
        expect([name, (await edit(name)).status < 300]).toEqual([name, true]);
    });
  });
