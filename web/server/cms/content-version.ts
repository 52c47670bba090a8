import * as v from 'valibot';
import { createEditions } from './page-versions';

const Whole = v.pipe(v.number(), v.integer());
const Answer = v.object({ version: Whole, activity: v.record(v.string(), Whole) });

const ASK_EVERY_MS = 1000;
const ANSWER_WITHIN_MS = 1000;
/** After so long without an answer nobody can say that what was made under the last number is still true. */
const TRUSTED_FOR_MS = 5000;

interface Options {
  cmsUrl: string;
  /** Told when the CMS stops answering, and when it answers again. */
  onReachable: (reachable: boolean) => void;
  askEveryMs?: number;
  trustedForMs?: number;
}

export interface ContentVersion {
  /** The present number; undefined while the CMS does not tell it. */
  current(): number | undefined;
  /**
   * The same for what also tells what readers made of an article: grows with either, and counts for this process alone.
   * @param article its slug; null: of none
   */
  edition(article: string | null): number | undefined;
  /** Whether the CMS has answered lately, be it with a failure: one that has not is down or frozen. */
  answers(): boolean;
  /** `react` is called each time the CMS was asked and has not answered for so long. */
  onSilence(react: () => void): void;
  /** Asks at once; resolves when there is an answer or none came in time. */
  ask(): Promise<void>;
  stop(): void;
}

/**
 * Asks the CMS once a second for the number that grows with every change to what readers see, and for the articles that
 * readers have rated or commented lately (decision 018).
 */
export function followContentVersion(options: Options): ContentVersion {
  const { cmsUrl, onReachable, askEveryMs = ASK_EVERY_MS, trustedForMs = TRUSTED_FOR_MS } = options;
  const editions = createEditions();
  let number: number | undefined;
  /** When it last told the number, and when it last answered at all. */
  let answeredAt = -Infinity;
  let heardAt = -Infinity;
  const onSilence: Array<() => void> = [];
  let reachable: boolean | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const isTrusted = () => performance.now() - answeredAt < trustedForMs;
  const answers = () => performance.now() - heardAt < trustedForMs;

  async function ask(): Promise<void> {
    const askedAt = performance.now();
    try {
      const response = await fetch(`${cmsUrl}/content-version`, {
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      heardAt = performance.now();
      if (!response.ok) throw new Error(`The CMS answered ${response.status}.`);
      const { version, activity } = v.parse(Answer, await response.json());
      // Who stopped following is told nothing more, by an answer on its way either.
      if (stopped) return;
      number = version;
      editions.note({ version, activity: new Map(Object.entries(activity)), askedAt });
      answeredAt = performance.now();
      tell(true);
    } catch {
      tell(false);
      if (!stopped && !answers()) for (const react of onSilence) react();
    }
  }

  function tell(now: boolean): void {
    if (now !== reachable) onReachable(now);
    reachable = now;
  }

  async function follow(): Promise<void> {
    await ask();
    if (!stopped) timer = setTimeout(() => void follow(), askEveryMs).unref();
  }
  timer = setTimeout(() => void follow(), askEveryMs).unref();

  return {
    current: () => (isTrusted() ? number : undefined),
    edition: (article) => (isTrusted() ? editions.of(article) : undefined),
    answers,
    onSilence: (react) => void onSilence.push(react),
    ask,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
