import { createSingleFlightCache, type SingleFlightCache } from '../../platform/cache/single-flight';
import type { PreparedResponse } from './prepared-response';

/** Memory limit of the cache, whatever is requested. */
const MOST_BYTES = 64 * 1024 * 1024;

const TOO_MANY_REQUESTS = 429;

interface ResponseCache extends Pick<SingleFlightCache<PreparedResponse>, 'getUsage'> {
  /**
   * @param version the versions read before the response is created: of the content, and of an article whose discussion
   * it contains
   * @returns the response for this key and version; concurrent requests share one call of `make`
   */
  get(key: string, version: string, make: () => Promise<PreparedResponse>): Promise<PreparedResponse>;
}

/**
 * Caches responses by query and by the version read before the response was created (decision 018): content may be
 * newer than its version, never older. Waiting requests share a failed response, which is not cached. A 429 is not
 * shared.
 */
export function createResponseCache(maxSize = MOST_BYTES): ResponseCache {
  const responses = createSingleFlightCache<PreparedResponse>(
    {
      maxSize,
      sizeCalculation: (response, key) => (response.good ? response.size + key.length : maxSize + 1),
    },
    isTooManyRequests,
  );
  return {
    get: (key, version, make) => responses.get(`${version} ${key}`, make),
    getUsage: responses.getUsage,
  };
}

const isTooManyRequests = (outcome: unknown): boolean =>
  typeof outcome === 'object' &&
  outcome !== null &&
  'status' in outcome &&
  outcome.status === TOO_MANY_REQUESTS;
