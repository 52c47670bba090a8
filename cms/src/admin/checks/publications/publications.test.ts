import { getFirstPath, publications, refusals, watchPublications, type Publication } from './publications';

const send = (action: object) => watchPublications()()((passed: object) => passed)(action);
const meta = (endpointName: string, documentId?: string) => ({
  arg: { endpointName, originalArgs: { documentId } },
});
const report: Publication = {
  documentId: 'a',
  title: 'A',
  problems: [{ path: ['content', 0], message: 'A' }],
  more: 0,
};

test('names what was published, also after an action that failed in part', () => {
  const told: unknown[] = [];
  const end = publications.listen((published) => void told.push(published));
  const success = { type: 'adminApi/fulfilled', meta: meta('publishDocument') };
  send({ ...success, payload: { data: {}, notForReaders: [report, { documentId: 7 }, null] } });
  send({ ...success, payload: { data: {} } });
  send({ ...success, payload: { notForReaders: 'text' } });
  const failure = { type: 'adminApi/rejected', meta: meta('publishManyDocuments') };
  send({ ...failure, payload: { details: { rows: [], notForReaders: [report] } } });
  end();
  expect(told).toEqual([[report], [report]]);
});

test('names the first field of a refused form', () => {
  const told: unknown[] = [];
  const end = refusals.listen((refusal) => void told.push(refusal));
  const errors = [{ path: ['content', '1', '__component'] }, { path: ['title'] }];
  const payload = { details: { errors } };
  send({ type: 'adminApi/rejected', meta: meta('publishDocument', 'a'), payload });
  send({ type: 'adminApi/rejected', meta: meta('publishDocument'), payload });
  send({ type: 'adminApi/rejected', meta: meta('publishManyDocuments'), payload });
  send({ type: 'adminApi/rejected', meta: meta('publishDocument'), payload: { message: 'Offline' } });
  end();
  expect(told).toEqual([
    { documentId: 'a', path: ['content', 1] },
    { documentId: undefined, path: ['content', 1] },
  ]);
});

test.each([
  [{ errors: [{ path: ['content', '2', 'items', '0', 'image'] }] }, ['content', 2, 'items', 0, 'image']],
  [{ errors: [{ path: [] }] }, []],
  [{ errors: [] }, undefined],
  [{ errors: [7] }, undefined],
  [undefined, undefined],
])('of %j, the first path is %j', (details, path) => {
  expect(getFirstPath(details)).toEqual(path);
});
