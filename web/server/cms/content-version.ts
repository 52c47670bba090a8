import * as v from 'valibot';
import { createPageVersions } from './page-versions';

const Whole = v.pipe(v.number(), v.integer());
const VersionReport = v.object({ version: Whole, activity: v.record(v.string(), Whole) });

const POLL_INTERVAL_MS = 1000;
const RESPONSE_TIMEOUT_MS = 1000;
/** After this long without a response, content of the last version may be outdated. */
const TRUSTED_FOR_MS = 5000;

interface Options {
  cmsUrl: string;
  /** Called when the CMS stops responding, and when it responds again. */
  onReachable: (reachable: boolean) => void;
  pollIntervalMs?: number;
  trustedForMs?: number;
}

/** What the site knows of the CMS at a moment. */
export interface CmsContact {
  /** The last version that the CMS reported; undefined: none yet. */
  version: number | undefined;
  /** Since then; Infinity: never. */
  reportedAgoMs: number;
  /** As `isResponding`. */
  isResponding: boolean;
}

export interface ContentVersion {
  /** The current content version; undefined while the CMS does not report it. */
  current(): number | undefined;
  /**
   * The version of content that includes the engagement with an article: increases with either, and is valid for this
   * process only.
   * @param article its slug; null if no article is involved
   */
  pageVersion(article: string | null): number | undefined;
  /** Whether the CMS has responded recently, even with an error. If not, it is down or frozen. */
  isResponding(): boolean;
  /** For the metrics. */
  getContact(): CmsContact;
  /** Calls `react` after each failed poll while the CMS counts as silent. */
  onSilence(react: () => void): void;
  /** Polls immediately; resolves after the response or the timeout. */
  poll(): Promise<void>;
  stop(): void;
}

/**
 * Polls the CMS once a second for the content version, which increases with every change to what readers see, and for
 * the articles that readers have recently rated or commented on (decision 018).
 */
export function followContentVersion(options: Options): ContentVersion {
  const { cmsUrl, onReachable, pollIntervalMs = POLL_INTERVAL_MS, trustedForMs = TRUSTED_FOR_MS } = options;
  const versions = createPageVersions();
  let number: number | undefined;
  /** When it last reported the version, and when it last responded at all. */
  let reportedAt = -Infinity;
  let respondedAt = -Infinity;
  const onSilence: Array<() => void> = [];
  let reachable: boolean | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const isTrusted = () => performance.now() - reportedAt < trustedForMs;
  const isResponding = () => performance.now() - respondedAt < trustedForMs;

  async function poll(): Promise<void> {
    const requestedAt = performance.now();
    try {
      const response = await fetch(`${cmsUrl}/content-version`, {
        signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
      });
      respondedAt = performance.now();
      if (!response.ok) throw new Error(`The CMS responded ${response.status}.`);
      const { version, activity } = v.parse(VersionReport, await response.json());
      // After `stop`, ignore responses that were in flight.
      if (stopped) return;
      number = version;
      versions.note({ version, activity: new Map(Object.entries(activity)), requestedAt });
      reportedAt = performance.now();
      reportReachable(true);
    } catch {
      reportReachable(false);
      if (!stopped && !isResponding()) for (const react of onSilence) react();
    }
  }

  function reportReachable(now: boolean): void {
    if (now !== reachable) onReachable(now);
    reachable = now;
  }

  async function follow(): Promise<void> {
    await poll();
    if (!stopped) timer = setTimeout(() => void follow(), pollIntervalMs).unref();
  }
  timer = setTimeout(() => void follow(), pollIntervalMs).unref();

  return {
    current: () => (isTrusted() ? number : undefined),
    pageVersion: (article) => (isTrusted() ? versions.of(article) : undefined),
    isResponding,
    getContact: () => ({
      version: number,
      reportedAgoMs: performance.now() - reportedAt,
      isResponding: isResponding(),
    }),
    onSilence: (react) => void onSilence.push(react),
    poll,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
