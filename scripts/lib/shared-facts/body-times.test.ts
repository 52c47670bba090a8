import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BUDGETS } from '../../../cms/src/rest/budgets/table.ts';
import { getBodyTime, REQUEST_LIMITS } from '../../../web/server/http/connections/request-timeout.ts';

const webSeconds = (path: string, type: string): number =>
  getBodyTime({ url: path, headers: { 'content-type': type } }, REQUEST_LIMITS) / 1000;

test('web gives the form of every call as long as the CMS’s table of budgets says', () => {
  const withBody = BUDGETS.filter(({ bodyBytes }) => bodyBytes > 0);
  const getPath = (path: string) => path.replaceAll(/\{\w+\}|\*$/g, 'x');
  assert.deepEqual(
    withBody.map(({ method, path }) => [method, path, webSeconds(getPath(path), 'multipart/form-data')]),
    withBody.map(({ method, path, seconds }) => [method, path, seconds]),
  );
  // Files may take longer than anything else, and only they: the comparison has something to compare.
  assert.equal(new Set(withBody.map(({ seconds }) => seconds)).size, 2);
});

test('web gives JSON to where files are taken no longer than to any other call', () => {
  assert.equal(webSeconds('/upload', 'application/json'), REQUEST_LIMITS.bodyMs / 1000);
});
