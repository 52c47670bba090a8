import { expect, test } from '../support/fixtures.ts';
import { lintOpenApi } from '../support/openapi/lint.ts';

test('/api/docs.json has no errors or warnings from Redocly and Spectral', async ({ request }) => {
  expect(await lintOpenApi(await (await request.get('/api/docs.json')).json())).toEqual([]);
});

test('both linters report mistakes', async ({ request }) => {
  const document = await (await request.get('/api/docs.json')).json();
  const { get } = document.paths['/api/faqs/{blogId}'];
  document.paths['/api/faqs/{otherName}'] = { get: { ...get, operationId: undefined } };
  const found = await lintOpenApi(document);
  for (const rule of ['no-identical-paths', 'path-params', 'operation-operationId']) {
    expect(found.filter((problem) => problem.startsWith(`${rule}:`))).not.toEqual([]);
  }
});
