import { replacements } from '../../ui/form/replaced-forms';
import { noteSeenEditions } from '../conflicts/seen-editions';
import { watchReplacements } from './watch-replacements';

const request = (outcome: string, endpointName: string, payload: object) => ({
  type: `adminApi/execute/${outcome}`,
  meta: { arg: { endpointName, originalArgs: { documentId: 'a' } } },
  payload,
});
const loaded = (edition: number) =>
  request('fulfilled', 'getDocument', { data: { documentId: 'a', edition } });
const newer = { edition: 3, actorName: 'Ann' };

/** How many notices a form gets that it will be replaced. */
function countReplacements(...actions: object[]): number {
  let count = 0;
  const end = replacements.listen(() => {
    count += 1;
  });
  const note = noteSeenEditions()()(() => undefined);
  const dispatch = watchReplacements()()(note);
  for (const action of [loaded(1), ...actions]) dispatch(action);
  end();
  return count;
}

test.each(['discardDocument', 'unpublishDocument'])('%s replaces a form once it is done', (endpoint) => {
  expect(countReplacements(request('fulfilled', endpoint, {}))).toBe(1);
  expect(countReplacements(request('rejected', endpoint, {}))).toBe(0);
});

test('a newer version after a failed save replaces a form', () => {
  const failure = request('rejected', 'updateDocument', {});
  expect(countReplacements(failure, loaded(1), loaded(2))).toBe(1);
  expect(countReplacements(failure, request('fulfilled', 'updateDocument', {}), loaded(2))).toBe(0);
  expect(countReplacements(loaded(2))).toBe(0);
});

test('a conflict is settled in the form', () => {
  const conflict = request('rejected', 'updateDocument', { details: { documentId: 'a', seen: 1, newer } });
  expect(countReplacements(conflict, loaded(3))).toBe(0);
});
