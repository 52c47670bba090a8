import { OwnColumns } from './own-columns';

test('Strapi appends its own status to no copy, but anything else', () => {
  const own = OwnColumns.from([{ name: 'title' }, { name: 'Status' }]);
  const copy = own.map((column) => ({ ...column, label: 'A' }));
  copy.push({ name: 'status', label: 'Status' });
  copy.push({ name: 'other', label: 'Other' });
  expect(copy.map(({ name }) => name)).toEqual(['title', 'Status', 'other']);
});
