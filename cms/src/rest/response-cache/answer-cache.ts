import { LRUCache } from 'lru-cache';
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
  const kept = new LRUCache<string, { version: string; answer: PreparedResponse }>({
    maxSize,
    sizeCalculation: ({ answer }, key) => answer.size + key.length,
  });
  const underway = new Map<string, Promise<PreparedResponse>>();

  const cache: AnswerCache = {
    async get(key, version, make) {
      const known = kept.get(key);
      if (known?.version === version) return known.answer;
      const errand = `${version} ${key}`;
      const running = underway.get(errand);
      if (running) {
        const answer = await running;
        return answer.status === TOO_MANY_REQUESTS ? cache.get(key, version, make) : answer;
      }
      const making = make()
        .then((answer) => {
          if (answer.good) kept.set(key, { version, answer });
          return answer;
        })
        .finally(() => underway.delete(errand));
      underway.set(errand, making);
      return making;
    },
  };
  return cache;
}
