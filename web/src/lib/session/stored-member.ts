import { presentMember, type Member } from './member';
import { storedToken, storedUser } from './stored-session';

/** Who is signed in at this moment, by what is stored; null of a guest, and of whose token is no good. */
export const storedMember = (): Member | null => presentMember(storedToken(), storedUser());
