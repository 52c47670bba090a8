import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listTexts, withText } from './block-texts';

test('lists what is typed into fields, and nothing of files', () => {
  const block = {
    __component: 'blocks.image',
    __temp_key__: 'a0',
    id: 4,
    image: { id: 1, mime: 'image/webp', hash: 'window_1', name: 'window.webp', alternativeText: 'A window' },
    caption: 'Dusk',
    alt: null,
    decorative: false,
  };
  expect(listTexts(block)).toEqual([{ path: ['caption'], text: 'Dusk', isAddress: false }]);
  expect(listTexts({ url: '/sleep', text: 'Sleep', target: '_blank' })).toEqual([
    { path: ['url'], text: '/sleep', isAddress: true },
    { path: ['text'], text: 'Sleep', isAddress: false },
  ]);
  expect(listTexts(null)).toEqual([]);
});

test('changes one field, and nothing of what was there', () => {
  const block = { items: [{ caption: 'One' }, { caption: 'Two', id: 2 }], note: 'x' };
  expect(withText(block, ['items', 1, 'caption'], 'Three')).toEqual({
    items: [{ caption: 'One' }, { caption: 'Three', id: 2 }],
    note: 'x',
  });
  expect(block.items[1]).toEqual({ caption: 'Two', id: 2 });
  expect(withText(block, ['gone', 0], 'x')).toEqual({ ...block, gone: undefined });
});

test('every address of a component is called so', () => {
  const folder = join(__dirname, '../../../../components');
  const names = ['blocks', 'parts'].flatMap((part) =>
    readdirSync(join(folder, part)).flatMap((file) =>
      Object.keys(JSON.parse(readFileSync(join(folder, part, file), 'utf8')).attributes),
    ),
  );
  expect(names.filter((name) => /url|href|address|link/i.test(name) && name !== 'url')).toEqual([]);
  expect(names).toContain('url');
});
