import * as v from 'valibot';
import { MAX_COMMENT_LENGTH } from '../../platform/shared/comments.gen';
import { limitedText } from '../../platform/text/field-limits';
import { countCodePoints, isStorable, isVisible } from '../../platform/text/text';

const TOO_LONG = `A comment has ${MAX_COMMENT_LENGTH.toLocaleString('en')} characters at most.`;

/** A comment's text in a request body: trimmed, otherwise as typed. */
export const CommentText = v.optional(
  v.pipe(
    limitedText('comment', 'Send comment_text as text.', TOO_LONG),
    v.trim(),
    v.check(isVisible, 'Comment text is required.'),
    v.check((text) => countCodePoints(text) <= MAX_COMMENT_LENGTH, TOO_LONG),
    v.check(isStorable, 'The comment contains a character that cannot be stored.'),
  ),
  '',
);
