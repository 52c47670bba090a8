import { describePeer, listPeers } from './describe-peers';

const ann = { name: 'Ann Lee', unsaved: false, idle: false };

test.each([
  [ann, 'Ann Lee has this open'],
  [{ ...ann, unsaved: true }, 'Ann Lee has this open (unsaved changes)'],
  [{ ...ann, idle: true }, 'Ann Lee has this open (idle)'],
  [{ ...ann, unsaved: true, idle: true }, 'Ann Lee has this open (unsaved changes, idle)'],
])('describes %j', (peer, sentence) => {
  expect(describePeer(peer)).toBe(sentence);
});

test('names all in a cell', () => {
  expect(listPeers([ann, { ...ann, name: 'Ben', unsaved: true }])).toBe('Ann Lee, Ben (unsaved changes)');
});
