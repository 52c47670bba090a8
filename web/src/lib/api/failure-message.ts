import { GENERIC_ERROR } from './generic-error';
import type { ApiResponse } from './call-api';

const TOO_MANY_REQUESTS = 429;

/**
 * The message that a reader sees for a failed call. The specification has one sentence for all failures, except that
 * a rate-limited reader sees the server's message.
 */
export const failureMessage = (answered: ApiResponse): string =>
  (answered.is === 'refused' && answered.status === TOO_MANY_REQUESTS && answered.sentence) || GENERIC_ERROR;
