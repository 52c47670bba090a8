import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BUDGETS } from '../../../cms/src/rest/budgets/table.ts';
import { getBodyTime, REQUEST_LIMITS } from '../../../web/server/http/connections/request-timeout.ts';

const webSeconds = (path: string, type: string): number =>
  getBodyTime({ url: path, headers: { 'content-type': type } }, REQUEST_LIMITS) / 1000;

test('web allows multipart forms the time in the CMS’s table of budgets', () => {
  const withBody = BUDGETS.filter(({ bodyBytes }) => bodyBytes > 0);
  const getPath = (path: string) => path.replaceAll(/\{\w+\}|\*$/g, 'x');
  assert.deepEqual(
    withBody.map(({ method, path }) => [method, path, webSeconds(getPath(path), 'multipart/form-data')]),
    withBody.map(({ method, path, seconds }) => [method, path, seconds]),
  );
  // Only files may take longer than other bodies, so both times must occur; otherwise the comparison proves nothing.
  assert.equal(new Set(withBody.map(({ seconds }) => seconds)).size, 2);
});

test('web allows JSON to upload routes no more time than JSON to other calls', () => {
  assert.equal(webSeconds('/upload', 'application/json'), REQUEST_LIMITS.bodyMs / 1000);
});
