/** A report of the CMS. */
interface Report {
  /** The content version. */
  version: number;
  /** The activity numbers of the articles that readers rated or commented on in the last minute, by slug. */
  activity: ReadonlyMap<string, number>;
  /** Time of the request, by the process's monotonic clock in milliseconds. */
  requestedAt: number;
}

interface PageVersions {
  note(report: Report): void;
  /**
   * A number that increases with every change of the content and, if an article is given, of its ratings and
   * comments. It is valid for this process only.
   */
  of(article: string | null): number;
}

/**
 * The CMS reports the last minute. A change committed at the end of a long transaction may have only half of that
 * left.
 */
const SILENCE_MS = 30_000;
/** The number of articles that are tracked individually. If more change, everything counts as changed. */
const MOST_ARTICLES = 10_000;

/**
 * Numbers the changes that the CMS reports in the order in which this process receives them. Merges the content
 * version and an article's activity number into one increasing number. After a gap in which a change may have been
 * missed, everything counts as changed.
 */
export function createPageVersions(mostArticles = MOST_ARTICLES): PageVersions {
  let last: Report | undefined;
  let changes = 0;
  /** The page version of everything. */
  let pageVersion = 0;
  /** The versions of articles that have changed since then. */
  const ofArticles = new Map<string, number>();

  function everythingChanged(): void {
    pageVersion = ++changes;
    ofArticles.clear();
  }

  return {
    note(report) {
      // Responses to concurrent requests may arrive out of order.
      if (last && report.requestedAt < last.requestedAt) return;
      const before = last;
      last = report;
      if (before?.version !== report.version || report.requestedAt - before.requestedAt > SILENCE_MS) {
        everythingChanged();
        return;
      }
      for (const [article, number] of report.activity) {
        if (before.activity.get(article) !== number) ofArticles.set(article, ++changes);
      }
      if (ofArticles.size > mostArticles) everythingChanged();
    },
    of: (article) => (article === null ? undefined : ofArticles.get(article)) ?? pageVersion,
  };
}
