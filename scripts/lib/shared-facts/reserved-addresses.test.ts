import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RESERVED_ADDRESSES } from '../../../cms/src/domain/categories/reserved-addresses.ts';
import { CMS_PATHS } from '../../../web/server/http/cms-paths.ts';

test('every path that web forwards to the CMS is reserved, so no category can take it (C1)', () => {
  assert.deepEqual(
    CMS_PATHS.filter((path) => !RESERVED_ADDRESSES.has(path)),
    [],
  );
});
