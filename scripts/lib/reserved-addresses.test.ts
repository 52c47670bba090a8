import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RESERVED_ADDRESSES } from '../../cms/src/categories/reserved-addresses.ts';
import { CMS_PATHS } from '../../web/server/cms-paths.ts';

test('no category can have its page where web passes requests on to the CMS (C1)', () => {
  assert.deepEqual(
    CMS_PATHS.filter((path) => !RESERVED_ADDRESSES.has(path)),
    [],
  );
});
