import { warnOfReservedAddresses } from '../../src/domain/categories/warn-of-reserved-addresses';
import { category } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';

let cms: Cms;
beforeAll(async () => {
  cms = await bootCms();
});
afterAll(() => cms.stop());

test.each(['People', 'Editorial policy', 'Newsletter', 'Metrics', 'MCP', 'Preferences', 'Review'])(
  'no category takes the address of a page to come: %s',
  async (name) => {
    const made = await category(cms, name).catch((error: unknown) => error);
    expect(made).toMatchObject({ message: expect.stringMatching(/cannot be a category/) });
  },
);

test('the start names a category that had such an address before', async () => {
  const { documentId } = await category(cms, 'Folks');
  await cms.strapi.db
    .connection('categories')
    .where({ document_id: documentId })
    .update({ slug: 'people', name: 'People' });
  const warn = jest.spyOn(cms.strapi.log, 'warn').mockReturnValue(cms.strapi.log);
  await warnOfReservedAddresses(cms.strapi);
  expect(warn.mock.calls.map(([line]): unknown => line)).toEqual([
    expect.stringMatching(/^The category "People" has the address \/people,/),
  ]);
  warn.mockRestore();
});
