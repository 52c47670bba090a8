import { openRelationsInTabs } from './open-in-tabs';

const title = { attribute: { type: 'string' } };
const categories = { attribute: { type: 'relation', targetModel: 'api::category.category' } };
const owner = { attribute: { type: 'relation' } };

function open() {
  const settings = { pageSize: 10, relationOpenMode: 'modal' };
  const components = { 'blocks.link': { layout: [[categories]] } };
  const layout = { layout: [[[title, categories], [owner]]], components, settings };
  return openRelationsInTabs({ layout, query: {} }).layout;
}

test('related entries are opened in new tabs, whatever is stored', () => {
  expect(open().settings).toEqual({ pageSize: 10, relationOpenMode: 'newTab' });
});

test('one press opens one form of a new entry, of blocks too', () => {
  const opened: unknown[][] = [];
  const browser = { open: (...args: unknown[]) => opened.push(args) };
  Object.assign(globalThis, { window: browser });
  const { layout, components } = open();
  const fields = [...layout.flat(2), ...(components['blocks.link']?.layout.flat() ?? [])];
  expect(fields).toEqual([
    title,
    expect.objectContaining(categories),
    owner,
    expect.objectContaining(categories),
  ]);
  for (const field of fields)
    for (let times = 0; times < 2; times += 1)
      if ('onCreateOption' in field && typeof field.onCreateOption === 'function') field.onCreateOption();
  const address = '/admin/content-manager/collection-types/api::category.category/create';
  expect(opened).toEqual([
    [address, '_blank', 'noopener'],
    [address, '_blank', 'noopener'],
  ]);
  Reflect.deleteProperty(globalThis, 'window');
});
