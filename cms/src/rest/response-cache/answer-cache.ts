import { createSingleFlightCache } from '../../platform/cache/single-flight';
import type { PreparedResponse } from './ready-answer';

/** Whatever is asked, it takes no more memory than this. */
const MOST_BYTES = 64 * 1024 * 1024;

const TOO_MANY_REQUESTS = 429;

export interface AnswerCache {
  /**
   * @param version the numbers that were read before the answer is made: of the content, and of an article that it tells of
   * @returns the answer at this key under this version, made by `make` at most once however many ask
   */
  get(key: string, version: string, make: () => Promise<PreparedResponse>): Promise<PreparedResponse>;
}

/**
 * Answers by what was asked, each under the version that was present before it was made (decision 018):
 * it may be newer than its number says, never older. Failures are shared by those who wait for them, and not kept; that
 * somebody asks too often (429) is shared by nobody.
 */
export function createAnswerCache(maxSize = MOST_BYTES): AnswerCache {
  const answers = createSingleFlightCache<PreparedResponse>(
    {
      maxSize,
      sizeCalculation: (answer, key) => (answer.good ? answer.size + key.length : maxSize + 1),
    },
    isTooManyRequests,
  );
  return { get: (key, version, make) => answers.get(`${version} ${key}`, make) };
}

const isTooManyRequests = (outcome: unknown): boolean =>
  typeof outcome === 'object' &&
  outcome !== null &&
  'status' in outcome &&
  outcome.status === TOO_MANY_REQUESTS;
