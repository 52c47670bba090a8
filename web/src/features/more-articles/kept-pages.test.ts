import { articleCard } from '../../ui/cards/ArticleCard/ArticleCard.fixture';
import { keepPages, keptPages } from './kept-pages';

const further = (pages: number) => ({ pages, articles: [articleCard], ended: false });

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('returns the stored pages of a list and none for another list', () => {
  keepPages('one', further(3));
  expect(keptPages('one')).toEqual(further(3));
  expect(keptPages('two')).toBeUndefined();
});

test('keeps only the five most recently updated lists', () => {
  for (let list = 0; list < 6; list += 1) keepPages(`entry${list}`, further(list));
  expect(keptPages('entry0')).toBeUndefined();
  expect(keptPages('entry1')).toEqual(further(1));
  keepPages('entry1', further(9));
  keepPages('entry6', further(6));
  expect(keptPages('entry1')).toEqual(further(9));
  expect(keptPages('entry2')).toBeUndefined();
});

test.each(['{', 'null', '{"pages":1,"ended":true}', '{"pages":1,"ended":true,"articles":[{"id":"a"}]}'])(
  'ignores malformed stored pages: %s',
  (text) => {
    sessionStorage.setItem('list one', text);
    expect(keptPages('one')).toBeUndefined();
  },
);

test('does not throw when the browser storage is full', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepPages('one', further(1));
  expect(keptPages('one')).toBeUndefined();
});
