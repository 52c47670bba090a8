import { warnOfReservedAddresses } from '../../src/domain/categories/warn-about-reserved-addresses';
import { category } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';

let cms: Cms;
beforeAll(async () => {
  cms = await bootCms();
});
afterAll(() => cms.stop());

test.each(['People', 'Editorial policy', 'Newsletter', 'Metrics', 'MCP', 'Preferences', 'Review'])(
  'no category can have the address of a future page: %s',
  async (name) => {
    const made = await category(cms, name).catch((error: unknown) => error);
    expect(made).toMatchObject({ message: expect.stringMatching(/cannot be a category/) });
  },
);

test('the start reports a category that already had such an address', async () => {
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
