import { inRoot } from '../../scripts/lib/files/root.ts';

/** The article that the member has saved and rated, and talks about. */
export const TALKED_ABOUT = 'insomnia-what-really-helps';

/** Where the browser of somebody who is signed in lies, for the pages that are opened as them. */
export const signedIn = (who: 'member' | 'newcomer'): string => inRoot('test-results', `screens-${who}.json`);
