import * as v from 'valibot';
import { codePoints, isStorable, isVisible } from '../text/text';

/** In Unicode code points (C12): an emoji counts once. */
const LONGEST_COMMENT = 5000;

const TOO_LONG = 'A comment has 5,000 characters at most.';

/** A comment in a body, as it is kept: without blanks around it, otherwise as typed. */
export const CommentText = v.optional(
  v.pipe(
    v.string('Send comment_text as text.'),
    v.trim(),
    // Document 1, section 5.
    v.check(isVisible, 'Comment text is required.'),
    v.check((text) => text.length <= 2 * LONGEST_COMMENT && codePoints(text) <= LONGEST_COMMENT, TOO_LONG),
    v.check(isStorable, 'The comment holds a character that cannot be kept.'),
  ),
  '',
);
