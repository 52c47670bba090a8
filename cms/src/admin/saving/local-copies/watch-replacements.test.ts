import { replacements } from '../../ui/form/replaced-forms';
import { getSeenEdition, noteSeenEditions, setSeenEdition } from '../conflicts/seen-editions';
import { registerForm } from '../open-forms';
import { allowReplacement, watchReplacements } from './watch-replacements';

const FAILED = request('rejected', 'updateDocument', {});
const CONFLICT = request('rejected', 'updateDocument', {
  details: { documentId: 'a', seen: 1, newer: { edition: 3, actorName: 'Ann' } },
});
const STORED = { data: { documentId: 'a', edition: 1 } };

function request(outcome: string, endpointName: string, payload: object) {
  return {
    type: `adminApi/execute/${outcome}`,
    meta: { arg: { endpointName, originalArgs: { documentId: 'a' }, queryCacheKey: 'a' } },
    payload,
  };
}
const loaded = (edition: number) =>
  request('fulfilled', 'getDocument', { data: { documentId: 'a', edition } });

/** What the store gets after edition 1 was loaded, and how many notices a form gets that it will be replaced. */
function follow(...actions: (object | (() => void))[]) {
  let count = 0;
  const passed: object[] = [];
  const end = replacements.listen(() => {
    count += 1;
  });
  setSeenEdition('a', 1);
  const note = noteSeenEditions()()((action: object) => passed.push(action));
  const getState = () => ({ adminApi: { queries: { a: { data: STORED } } } });
  const dispatch = watchReplacements()({ getState })(note);
  for (const action of [request('fulfilled', 'updateDocument', {}), ...actions])
    if (typeof action === 'function') action();
    else dispatch(action);
  end();
  return { count, last: passed.at(-1) };
}
const countReplacements = (...actions: (object | (() => void))[]) => follow(...actions).count;

let isModified = true;
let close = (): void => undefined;
beforeEach(() => {
  isModified = true;
  close = registerForm('a', () => ({ isModified, values: {}, filledWith: {} }));
});
afterEach(() => close());

test.each(['discardDocument', 'unpublishDocument'])('%s replaces a form once it is done', (endpoint) => {
  expect(countReplacements(request('fulfilled', endpoint, {}))).toBe(1);
  expect(countReplacements(request('rejected', endpoint, {}))).toBe(0);
});

test('a form keeps its text and its edition after a failed save, whatever others have saved', () => {
  expect(follow(FAILED, loaded(2))).toEqual({ count: 0, last: { ...loaded(2), payload: STORED } });
  expect(getSeenEdition('a')).toBe(1);
});

test.each([
  ['without a failure', []],
  ['after a later save', [FAILED, request('fulfilled', 'updateDocument', {})]],
  ['to settle a conflict', [FAILED, CONFLICT]],
  ['to restore a version', [FAILED, () => void replacements.emit('a')]],
  ['to discard changes', [FAILED, request('fulfilled', 'discardDocument', {})]],
])('the newer version is loaded %s', (_when, actions) => {
  expect(follow(...actions, loaded(3)).last).toEqual(loaded(3));
  expect(getSeenEdition('a')).toBe(3);
});

test('the newer version is loaded into a form without unsaved text', () => {
  isModified = false;
  expect(follow(FAILED, loaded(2))).toEqual({ count: 0, last: loaded(2) });
});

test('a form is told that it will be replaced by a newer version that may be loaded', () => {
  const allow = () => allowReplacement('a');
  expect(follow(FAILED, allow, loaded(1), loaded(2))).toEqual({ count: 1, last: loaded(2) });
  expect(countReplacements(CONFLICT, allow, loaded(2))).toBe(1);
  const deleted = request('rejected', 'updateDocument', { status: 404 });
  expect(countReplacements(deleted, loaded(2))).toBe(1);
});

test('a conflict is settled in the form', () => {
  expect(countReplacements(CONFLICT, loaded(3))).toBe(0);
});
