import * as v from 'valibot';
import { requestAsMember } from '../../lib/api/request-as-member';
import type { ApiResult } from '../../lib/api/parse-response';

const Account = v.object({ username: v.string(), email: v.string() });

/** The server's response about the member's account. */
export type AccountResult = ApiResult<v.InferOutput<typeof Account>>;

export const requestAccount = (): Promise<AccountResult> => requestAsMember(() => '/users/me', Account);
