import { currentMember, type Member } from './member';
import { storedToken, storedUser } from './stored-session';

/** The stored member who is signed in now; null for a guest or an invalid token. */
export const storedMember = (): Member | null => currentMember(storedToken(), storedUser());
