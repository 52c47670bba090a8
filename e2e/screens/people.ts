import type { Person } from './screen.ts';
import { inRoot } from '../../scripts/lib/files/root.ts';

/** The article that the member has saved, rated and commented on. */
export const DISCUSSED_ARTICLE = 'insomnia-what-really-helps';

/** File of a signed-in person's browser state, for pages that are opened as that person. */
export const storageStateFile = (who: Person): string => inRoot('test-results', `screens-${who}.json`);
