import { ApolloClient, InMemoryCache } from '@apollo/client';
import { LRUCache } from 'lru-cache';
import type { Question, Reader } from './context';
import { freshUntil } from './freshness';
import { operationName } from './operation';
import { persistedLink } from './persistedLink';

/** A page waits no longer than this for the CMS. */
const ANSWER_WITHIN_MS = 5000;

/**
 * The server's client, one for the whole process: it normalises nothing, keeps nothing, and no visitor's header
 * reaches it.
 * @param url of the CMS's GraphQL endpoint
 */
export function createServerClient(url: string, answerWithinMs = ANSWER_WITHIN_MS): Reader {
  const client = new ApolloClient({
    ssrMode: true,
    cache: new InMemoryCache(),
    link: persistedLink({
      uri: url,
      // The two are neighbours: what compressing saves on the way, it costs both in time.
      headers: { 'accept-encoding': 'identity' },
      fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(answerWithinMs) }),
    }),
  });
  return {
    query: async ({ query, variables }) => {
      const { data } = await client.query<unknown>({ query, variables, fetchPolicy: 'no-cache' });
      return { data };
    },
  };
}

interface Answer {
  asked: Promise<{ data?: unknown }>;
  freshUntil: number;
}

interface Kept {
  /** Most answers kept at once. */
  max: number;
  /** The present content version; undefined while the CMS does not tell it, and then nothing is kept. */
  version: () => number | undefined;
}

/**
 * Keeps answers by operation and variables until the content version changes, or they are fresh no longer; many who ask at once share one
 * question. A failure is never kept. The map is replaced whole on change, so that an answer asked for before the
 * change is not kept after it.
 */
export function cacheAnswers(reader: Reader, { max, version }: Kept): Reader {
  let madeUnder: number | undefined;
  let answers = new LRUCache<string, Answer>({ max });

  return {
    query(question: Question) {
      const present = version();
      if (present === undefined) return reader.query(question);
      if (present !== madeUnder) {
        madeUnder = present;
        answers = new LRUCache({ max });
      }
      const own = answers;
      const operation = operationName(question.query);
      const key = `${operation} ${JSON.stringify(question.variables)}`;
      const kept = own.get(key);
      const now = Date.now();
      if (kept && now < kept.freshUntil) return kept.asked;
      const asked = reader.query(question);
      own.set(key, { asked, freshUntil: freshUntil(operation, now) });
      asked.catch(() => own.delete(key));
      return asked;
    },
  };
}
