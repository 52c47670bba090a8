import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DELETED_TEXT } from '../../../cms/src/domain/comments/delete.ts';
import { isDeleted } from '../../../web/src/features/comments/comment.ts';

const comment = { comment_id: 1, username: 'Deleted member', created_at: '2026-01-02T03:04:05.000Z' };

test('the site knows a deleted comment by the sentence that the CMS puts in its place', () => {
  assert.equal(isDeleted({ ...comment, user_id: null, comment_text: DELETED_TEXT }), true);
  // Somebody may write the same.
  assert.equal(isDeleted({ ...comment, user_id: 7, comment_text: DELETED_TEXT }), false);
  assert.equal(isDeleted({ ...comment, user_id: null, comment_text: 'Words' }), false);
});
