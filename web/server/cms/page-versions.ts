/** What the CMS told. */
interface Told {
  /** The content version. */
  version: number;
  /** The numbers of the articles that readers rated or commented in the last minute, by their slugs. */
  activity: ReadonlyMap<string, number>;
  /** When it was asked, by the process's own clock in milliseconds. */
  askedAt: number;
}

export interface Editions {
  note(told: Told): void;
  /**
   * A number that grows with every change of the content and, where an article is named, with every change of its ratings
   * and comments. It counts for this process alone.
   */
  of(article: string | null): number;
}

/** The CMS tells of a minute. Of a change that it tells at the end of a long transaction half of that is left. */
const SILENCE_MS = 30_000;
/** Of so many articles it is known that they changed since the content did; of more, only that something has. */
const MOST_ARTICLES = 10_000;

/**
 * Numbers the changes that the CMS tells of, in the order in which this process hears of them: two numbers of the CMS's, one
 * for all and one for an article, become one that can be compared. After a silence in which something may have gone unheard,
 * everything counts as changed.
 */
export function createEditions(mostArticles = MOST_ARTICLES): Editions {
  let last: Told | undefined;
  let changes = 0;
  /** Of everything. */
  let edition = 0;
  /** Of articles that have changed since everything has. */
  const ofArticles = new Map<string, number>();

  function everythingChanged(): void {
    edition = ++changes;
    ofArticles.clear();
  }

  return {
    note(told) {
      // Two that were asked at the same time may come in the other order.
      if (last && told.askedAt < last.askedAt) return;
      const before = last;
      last = told;
      if (before?.version !== told.version || told.askedAt - before.askedAt > SILENCE_MS) {
        everythingChanged();
        return;
      }
      for (const [article, number] of told.activity) {
        if (before.activity.get(article) !== number) ofArticles.set(article, ++changes);
      }
      if (ofArticles.size > mostArticles) everythingChanged();
    },
    of: (article) => (article === null ? undefined : ofArticles.get(article)) ?? edition,
  };
}
