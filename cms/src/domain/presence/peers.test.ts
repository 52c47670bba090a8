import { groupByDocument, toPeers } from './peers';

const form = (userId: number, name: string, unsaved = false, idle = false) => ({
  userId,
  name,
  unsaved,
  idle,
});

test('names each person once, in the order of names', () => {
  expect(toPeers([form(2, 'Zoe'), form(1, 'Ann'), form(2, 'Zoe')]).map(({ name }) => name)).toEqual([
    'Ann',
    'Zoe',
  ]);
});

test('tells apart two people of the same name', () => {
  expect(toPeers([form(1, 'Ann'), form(2, 'Ann')])).toHaveLength(2);
});

test.each([
  ['unsaved in one of two tabs', [form(1, 'Ann', true), form(1, 'Ann')], true, false],
  ['unsaved in the later tab', [form(1, 'Ann'), form(1, 'Ann', true)], true, false],
  ['idle in one of two tabs', [form(1, 'Ann', false, true), form(1, 'Ann')], false, false],
  ['active in the first of two tabs', [form(1, 'Ann'), form(1, 'Ann', false, true)], false, false],
  ['idle in both', [form(1, 'Ann', false, true), form(1, 'Ann', false, true)], false, true],
])('%s', (_name, forms, unsaved, idle) => {
  expect(toPeers(forms)).toEqual([{ name: 'Ann', unsaved, idle }]);
});

test('groups by document', () => {
  const open = [
    { documentId: 'a', ...form(1, 'Ann') },
    { documentId: 'b', ...form(1, 'Ann', true) },
    { documentId: 'a', ...form(2, 'Ben') },
  ];
  expect(groupByDocument(open)).toEqual([
    {
      documentId: 'a',
      peers: [
        { name: 'Ann', unsaved: false, idle: false },
        { name: 'Ben', unsaved: false, idle: false },
      ],
    },
    { documentId: 'b', peers: [{ name: 'Ann', unsaved: true, idle: false }] },
  ]);
});
