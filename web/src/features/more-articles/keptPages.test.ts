import { articleCard } from '../../ui/ArticleCard/ArticleCard.fixture';
import { keepPages, keptPages } from './keptPages';

const further = (pages: number) => ({ pages, articles: [articleCard], ended: false });

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('what a list has loaded is there for whoever comes back to it', () => {
  keepPages('one', further(3));
  expect(keptPages('one')).toEqual(further(3));
  expect(keptPages('two')).toBeUndefined();
});

test('of many lists the last five stay', () => {
  for (let list = 0; list < 6; list += 1) keepPages(`entry${list}`, further(list));
  expect(keptPages('entry0')).toBeUndefined();
  expect(keptPages('entry1')).toEqual(further(1));
  keepPages('entry1', further(9));
  keepPages('entry6', further(6));
  expect(keptPages('entry1')).toEqual(further(9));
  expect(keptPages('entry2')).toBeUndefined();
});

test.each(['{', 'null', '{"pages":1,"ended":true}', '{"pages":1,"ended":true,"articles":[{"id":"a"}]}'])(
  'what is kept otherwise is not shown: %s',
  (text) => {
    sessionStorage.setItem('list one', text);
    expect(keptPages('one')).toBeUndefined();
  },
);

test('where the browser keeps nothing, nothing fails', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepPages('one', further(1));
  expect(keptPages('one')).toBeUndefined();
});
