/** In Unicode code points (C12): an emoji counts once. */
export const MAX_COMMENT_LENGTH = 5000;

/** The text that replaces a comment deleted by its author. The site recognises such comments by it. */
export const DELETED_COMMENT = 'This comment was deleted by its author.';

/** The text that replaces a comment that editors deleted and that others have replied to. */
export const REMOVED_COMMENT = 'This comment was deleted by the editors.';

/** The name shown for comments of former members and for deleted comments. */
export const DELETED_MEMBER = 'Deleted member';

/** Why a member reports a comment. */
export const REPORT_REASONS = ['spam', 'abuse', 'harmful', 'other'] as const;
