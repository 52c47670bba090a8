import * as v from 'valibot';
import { askAsMember } from '../../lib/api/ask-as-member';
import type { Told } from '../../lib/api/read-answer';

const Account = v.object({ username: v.string(), email: v.string() });

/** What the server says of the member's own account. */
export type ToldAccount = Told<v.InferOutput<typeof Account>>;

export const askForAccount = (): Promise<ToldAccount> => askAsMember(() => '/users/me', Account);
