import { FAILED } from '../../../lib/api/failed';

export const failure = { sentence: FAILED, tone: 'bad' } as const;
export const news = { sentence: 'Your changes are saved.', tone: 'good' } as const;
/** What can be undone, and what the button says that does. */
export const removal = { sentence: 'The article is no longer saved.', tone: 'good', undo: 'Undo' } as const;
