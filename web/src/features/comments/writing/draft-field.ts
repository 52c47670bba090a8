import type { Place } from './publish';

/** The name that what is written at a place is kept by. */
export const draftField = ({ articleId, parentId }: Place) => `comment ${articleId} ${parentId ?? ''}`;
