import type { Place } from './publish';

/** The draft key for a comment or a reply. */
export const draftField = ({ articleId, parentId }: Place) => `comment ${articleId} ${parentId ?? ''}`;
