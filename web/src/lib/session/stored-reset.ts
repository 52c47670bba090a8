import { readStored, useStored } from '../site/local-storage';
import { writeStored } from './stored-session';

/** What the steps of a password reset pass on in localStorage. */
const EMAIL = 'email';
const USER_ID = 'user_id';
const RESET_TOKEN = 'resetToken';

/** The email address that received the code. */
export const storedEmail = () => readStored(EMAIL);

/** The same as a hook; null until the page is hydrated. */
export const useStoredEmail = () => useStored(EMAIL);

export const storeEmail = (email: string) => writeStored({ [EMAIL]: email });

/** Proof that the code was correct: the account's id, and a token. */
export const storedProof = () => ({ userId: readStored(USER_ID), resetToken: readStored(RESET_TOKEN) });

export const storeProof = (userId: number, resetToken: string) =>
  writeStored({ [USER_ID]: String(userId), [RESET_TOKEN]: resetToken });

export const clearStoredReset = () => writeStored({ [USER_ID]: null, [RESET_TOKEN]: null, [EMAIL]: null });
