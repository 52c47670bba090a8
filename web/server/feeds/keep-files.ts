import { reportProblem } from '../../src/lib/site/report';
import { createPageCache, type Got } from '../pages/page-cache';

/** How what is made from published content is kept. */
export interface Keeping {
  /** The present content version; undefined while the CMS does not tell it. */
  version: () => number | undefined;
  /** How long whoever asks waits for what is new while there is something old; as for a page, unless said otherwise. */
  patienceMs?: number;
}

/**
 * Keeps what `make` makes as pages are kept (decision 018): once for each content version however many ask, and the last
 * one while the CMS fails.
 * @param name in the log
 * @returns rejects only where `make` does and nothing was made before
 */
export function keepFiles<T extends object>(
  name: string,
  make: () => Promise<T>,
  { version, patienceMs }: Keeping,
): () => Promise<Got<T>> {
  const cache = createPageCache<T>({
    max: 1,
    patienceMs,
    version,
    freshUntil: () => Infinity,
    keeps: () => true,
    failed: () => false,
  });
  const told = async (): Promise<T> => {
    try {
      return await make();
    } catch (cause) {
      reportProblem(`${name} could not be made`, cause);
      throw cause;
    }
  };
  return () => cache.get(name, told);
}
