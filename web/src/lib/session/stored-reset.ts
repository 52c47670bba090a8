import { readStored, useStored } from './store';
import { writeStored } from './stored-session';

/** What goes from one step of a reset to the next, in localStorage. */
const EMAIL = 'email';
const USER_ID = 'user_id';
const RESET_TOKEN = 'resetToken';

/** The address that a code was sent to. */
export const storedEmail = () => readStored(EMAIL);

/** The same, as it changes; null until the page is hydrated. */
export const useStoredEmail = () => useStored(EMAIL);

export const storeEmail = (email: string) => writeStored({ [EMAIL]: email });

/** What proves that the code was right: the account's number, and a token. */
export const storedProof = () => ({ userId: readStored(USER_ID), resetToken: readStored(RESET_TOKEN) });

export const storeProof = (userId: number, resetToken: string) =>
  writeStored({ [USER_ID]: String(userId), [RESET_TOKEN]: resetToken });

export const forgetReset = () => writeStored({ [USER_ID]: null, [RESET_TOKEN]: null, [EMAIL]: null });
