import { GENERIC_ERROR } from './generic-error';
import type { ApiResponse } from './call-api';

const TOO_MANY_REQUESTS = 429;

/**
 * The message that a reader sees for a failed call. The specification has one sentence for all failures, except that
 * a rate-limited reader sees the server's message.
 */
export const failureMessage = (response: ApiResponse): string =>
  (response.is === 'refused' && response.status === TOO_MANY_REQUESTS && response.sentence) || GENERIC_ERROR;
