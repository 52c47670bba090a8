import { FAILED } from './failed';
import type { Answered } from './call-api';

const TOO_MANY_REQUESTS = 429;

/**
 * What a reader is told of a call that came to nothing, where the specification has one sentence for all failures: only
 * who calls too often is told so, in the server's words.
 */
export const toFailure = (answered: Answered): string =>
  (answered.is === 'refused' && answered.status === TOO_MANY_REQUESTS && answered.sentence) || FAILED;
