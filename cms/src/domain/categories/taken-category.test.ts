import { takenRefusal } from './taken-category';

const deleted = { name: 'Good sleep', slug: 'good-sleep', value: 'Good-sleep' };
const other = { name: 'Other', slug: 'other', value: null };

test('a category whose name, address and value are free can be restored', () => {
  expect(takenRefusal(deleted, [other, { ...other, value: 'Other' }])).toBeUndefined();
  expect(takenRefusal({ ...deleted, value: null }, [other])).toBeUndefined();
});

test('names the one with its name or address, which is to be renamed', () => {
  const deletedPart = { ...deleted, value: null };
  expect(takenRefusal(deletedPart, [other, { ...deleted, value: null }])).toBe(
    'The category “Good sleep” has this name now. Rename that one, then restore this one.',
  );
  expect(takenRefusal(deletedPart, [other, { ...deleted, name: 'Good Sleep!', value: null }])).toBe(
    'The category “Good Sleep!” has the address /good-sleep now. Rename that one, then restore this one.',
  );
});

test('names the topic with its value first: renaming that one does not free it', () => {
  const renamed = { name: 'Renamed', slug: 'renamed', value: 'Good-Sleep' };
  expect(takenRefusal(deleted, [{ ...deleted, value: null }, renamed])).toBe(
    'The topic “Renamed” has the value “Good-sleep” now, by which lists and banners are found, and keeps it when it is renamed. Delete that one, then restore this one.',
  );
});
