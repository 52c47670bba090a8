import { articleCard } from '../../ui/cards/ArticleCard/ArticleCard.fixture';
import { storePages, readStoredPages } from './stored-pages';

const further = (pages: number) => ({ pages, articles: [articleCard], ended: false });

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('returns the stored pages of a list and none for another list', () => {
  storePages('one', further(3));
  expect(readStoredPages('one')).toEqual(further(3));
  expect(readStoredPages('two')).toBeUndefined();
});

test('keeps only the five most recently updated lists', () => {
  for (let list = 0; list < 6; list += 1) storePages(`entry${list}`, further(list));
  expect(readStoredPages('entry0')).toBeUndefined();
  expect(readStoredPages('entry1')).toEqual(further(1));
  storePages('entry1', further(9));
  storePages('entry6', further(6));
  expect(readStoredPages('entry1')).toEqual(further(9));
  expect(readStoredPages('entry2')).toBeUndefined();
});

test.each(['{', 'null', '{"pages":1,"ended":true}', '{"pages":1,"ended":true,"articles":[{"id":"a"}]}'])(
  'ignores malformed stored pages: %s',
  (text) => {
    sessionStorage.setItem('list one', text);
    expect(readStoredPages('one')).toBeUndefined();
  },
);

test('does not throw when the browser storage is full', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storePages('one', further(1));
  expect(readStoredPages('one')).toBeUndefined();
});
