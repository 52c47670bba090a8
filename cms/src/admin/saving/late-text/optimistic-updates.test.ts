import { delayOptimisticUpdates } from './optimistic-updates';

const KEY = 'getDocument({"documentId":"a"})';
const patch = (name: string, queryCacheKey = KEY) => ({
  type: 'adminApi/queries/queryResultPatched',
  name,
  payload: { queryCacheKey, patches: [] },
});
const request = (outcome: 'pending' | 'fulfilled' | 'rejected', endpointName = 'updateDocument') => ({
  type: `adminApi/executeMutation/${outcome}`,
  meta: { arg: { endpointName, originalArgs: {} } },
  payload: {},
});

/** What reaches the store of these actions. */
function run(...actions: object[]): object[] {
  const passed: object[] = [];
  const dispatch = delayOptimisticUpdates()()((action: object) => passed.push(action));
  for (const action of actions) dispatch(action);
  return passed;
}

test('a change waits for the end of the save', () => {
  expect(run(request('pending'), patch('typed'))).toEqual([request('pending')]);
  expect(run(request('pending'), patch('typed'), request('fulfilled'))).toEqual([
    request('pending'),
    patch('typed'),
    request('fulfilled'),
  ]);
});

test('after a failed save, neither the change nor its undoing happens, and the next save works', () => {
  const failed = [request('pending'), patch('typed'), request('rejected'), patch('undo')];
  expect(run(...failed)).toEqual([request('pending'), request('rejected')]);
  const again = [request('pending'), patch('typed again'), request('fulfilled')];
  expect(run(...failed, ...again).slice(2)).toEqual([
    request('pending'),
    patch('typed again'),
    request('fulfilled'),
  ]);
});

test('other changes and other requests pass', () => {
  const other = [patch('list', 'getAllDocuments({})'), request('rejected', 'publishDocument')];
  expect(run(...other)).toEqual(other);
});
