import assert from 'node:assert/strict';
import { test } from 'node:test';
import { progressLine } from '../../../cms/src/domain/articles/search-index/indexing/progress.ts';
import { getIndexProgress } from './serve.ts';

test('shows the progress of indexing, without the log prefix', () => {
  const progress = progressLine({ left: 75_000, total: 100_000, elapsedMs: 60_000 });
  assert.equal(
    getIndexProgress(`cms │ [2026-11-26 13:00:00.000] \u001B[32minfo\u001B[39m: ${progress}`),
    progress,
  );
  assert.equal(getIndexProgress('cms │ [2026-11-26 13:00:00.000] info: something else'), undefined);
});
