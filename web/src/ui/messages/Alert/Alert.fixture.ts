import { GENERIC_ERROR } from '../../../lib/api/generic-error';

export const failure = { sentence: GENERIC_ERROR, tone: 'bad' } as const;
export const news = { sentence: 'Your changes are saved.', tone: 'good' } as const;
/** A message with an undo button. */
export const removal = { sentence: 'The article is no longer saved.', tone: 'good', undo: 'Undo' } as const;
