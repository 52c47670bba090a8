import type { ApiResult } from '../../../lib/api/parse-response';

export const waiting = 'Loading your comments…';

export const come: ApiResult<string> = { is: 'done', value: 'Here they are' };
export const unreachable: ApiResult<string> = { is: 'unreachable' };
export const refused: ApiResult<string> = {
  is: 'refused',
  status: 429,
  statusText: '',
  sentence: 'Please wait a minute.',
};
export const signedOut = { is: 'signed out', because: 'session over' } as const;
