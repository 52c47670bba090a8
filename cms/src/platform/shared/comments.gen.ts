// Copied from scripts/shared-rules/comments.ts by npm run codegen.
/** In Unicode code points (C12): an emoji counts once. */
export const LONGEST_COMMENT = 5000;

/** What stands in the place of a comment that its member deleted. The site knows such a comment by it. */
export const DELETED_COMMENT = 'This comment was deleted by its author.';
