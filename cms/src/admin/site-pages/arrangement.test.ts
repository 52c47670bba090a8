import {
  afterSave,
  changeOrder,
  getArticles,
  getFillers,
  move,
  putBack,
  rebaseOrder,
  toPositions,
  toRelationChanges,
  UNCHANGED,
  withoutSaved,
} from './arrangement';
import type { FilledList, FilledPage, ListedArticle } from './site-page';

const article = (documentId: string, isPublic = true): ListedArticle => ({
  documentId,
  title: documentId,
  picture: null,
  isPublic,
});

const list = (chosen: ListedArticle[], fillers: ListedArticle[]): FilledList => ({
  kind: 'list',
  key: 'blog-strip',
  name: 'Featured strip',
  hint: '',
  shows: 3,
  isShuffled: false,
  placement: null,
  chosen,
  fillers,
});
const ids = (articles: readonly ListedArticle[]) => articles.map(({ documentId }) => documentId);

test('a section that is back in its stored order has not changed', () => {
  const changed = changeOrder(UNCHANGED, 'a', ['1', '2'], ['2', '1']);
  expect(changed.orders).toEqual({ a: ['2', '1'] });
  expect(changeOrder(changed, 'a', ['1', '2'], ['1', '2']).orders).toEqual({});
});

test('a section that goes back to its former order while another one is stored has changed', () => {
  const sent = changeOrder(UNCHANGED, 'a', ['1', '2'], ['2', '1']);
  const back = changeOrder(sent, 'a', undefined, ['1', '2']);
  expect(withoutSaved(back, sent, ['a']).orders).toEqual({ a: ['1', '2'] });
});

test('what is saved has not changed any more', () => {
  const changed = changeOrder(changeOrder(UNCHANGED, 'a', ['1'], []), 'b', ['1'], ['2', '1']);
  expect(withoutSaved(changed, changed, ['a']).orders).toEqual({ b: ['2', '1'] });
  const again = changeOrder(changed, 'a', ['1'], ['1', '3']);
  expect(withoutSaved(again, changed, ['a', 'b']).orders).toEqual({ a: ['1', '3'] });
});

test.each([
  ['they added one', ['1', '2'], ['2', '1'], ['1', '3', '2'], ['2', '1', '3']],
  ['they added one in front', ['1'], ['2', '1'], ['3', '1'], ['3', '2', '1']],
  ['they took one out', ['1', '2'], ['3', '2', '1'], ['2'], ['3', '2']],
  ['both took the same one out', ['1', '2'], ['2'], ['2'], ['2']],
  ['both added the same one', ['1'], ['1', '2'], ['2', '1'], ['1', '2']],
])('two editors change a section: %s', (_case, before, mine, theirs, expected) => {
  expect(rebaseOrder(before, mine, theirs)).toEqual(expected);
});

const LIST = 'blog-strip';
const page = (...chosen: string[]): FilledPage => ({
  id: 'home',
  name: 'Home page',
  path: '/',
  topic: null,
  sections: [
    list(
      chosen.map((id) => article(id)),
      [],
    ),
  ],
});
const arrange = (...order: string[]) => ({ ...UNCHANGED, orders: { [LIST]: order } });

test.each<{
  name: string;
  before: string[];
  sent: string[];
  /** Changed during the save. */
  now?: string[];
  saved: boolean;
  after: string[];
  left: string[] | undefined;
}>([
  {
    name: 'nothing after a save',
    before: ['1', '2'],
    sent: ['2', '1'],
    saved: true,
    after: ['2', '1'],
    left: undefined,
  },
  {
    name: 'what was taken out during the save that added it',
    before: ['1', '2'],
    sent: ['3', '1', '2'],
    now: ['1', '2'],
    saved: true,
    after: ['3', '1', '2'],
    left: ['1', '2'],
  },
  {
    name: 'what was taken out during a save, with what others have added since',
    before: ['1', '2'],
    sent: ['2', '1'],
    now: ['2'],
    saved: true,
    after: ['2', '1', '4'],
    left: ['2', '4'],
  },
  {
    name: 'what was refused, on top of what others have stored',
    before: ['1', '2'],
    sent: ['2', '1'],
    saved: false,
    after: ['1', '2', '4'],
    left: ['2', '4', '1'],
  },
  {
    name: 'nothing where others have stored the same',
    before: ['1', '2'],
    sent: ['2', '1'],
    saved: false,
    after: ['2', '1'],
    left: undefined,
  },
])('left after a save: $name', ({ before, sent, now, saved, after, left }) => {
  const arrangement = arrange(...sent);
  const { orders } = afterSave(now ? arrange(...now) : arrangement, {
    sent: arrangement,
    saved: saved ? [LIST] : [],
    before: page(...before),
    after: page(...after),
  });
  expect(orders[LIST]).toEqual(left);
});

test('added articles are among those of the list', () => {
  const changed = changeOrder(UNCHANGED, 'a', ['1'], ['3', '1'], article('3'));
  expect(ids(getArticles(list([article('1')], []), changed.orders.a, changed.added))).toEqual(['3', '1']);
});

test.each([
  ['the newest fill the list up', [article('1')], ['8', '9']],
  ['drafts leave their room to others', [article('1'), article('2', false)], ['8', '9']],
  ['none for a full list', [article('1'), article('2'), article('3')], []],
])('%s', (_case, chosen, expected) => {
  const section = list(chosen, [article('8'), article('9')]);
  expect(ids(getFillers(section, chosen))).toEqual(expected);
});

test('an article that was taken out fills the list up after the others', () => {
  const section = list([article('1'), article('2')], [article('8')]);
  expect(ids(getFillers(section, [article('2')]))).toEqual(['8', '1']);
});

test('relations are put in order one after the other, and those taken out are disconnected', () => {
  expect(toRelationChanges(['1', '2'], ['3', '1'])).toEqual({
    connect: [
      { documentId: '3', position: { end: true } },
      { documentId: '1', position: { end: true } },
    ],
    disconnect: [{ documentId: '2' }],
  });
});

test('only banners whose position changes are written', () => {
  const banner = (documentId: string, position: number) => ({
    documentId,
    position,
    edition: 1,
    title: '',
    text: '',
    picture: null,
  });
  const banners = [banner('a', 0), banner('b', 1), banner('c', 2)];
  expect(toPositions(banners, ['a', 'c', 'b'])).toEqual([
    { documentId: 'c', position: 1 },
    { documentId: 'b', position: 2 },
  ]);
  // Several had the same position.
  expect(toPositions([banner('a', 0), banner('b', 0)], ['a', 'b'])).toEqual([
    { documentId: 'b', position: 1 },
  ]);
});

test('move puts an entry at another place', () => {
  expect(move(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(move(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
});

test('an entry that was taken out goes back to where it is stored', () => {
  expect(putBack(['a', 'b', 'c'], ['c', 'a'], 'b')).toEqual(['c', 'a', 'b']);
  expect(putBack(['a', 'b', 'c'], ['b', 'c'], 'a')).toEqual(['a', 'b', 'c']);
  expect(putBack(['a', 'b', 'c'], ['c'], 'b')).toEqual(['b', 'c']);
});
