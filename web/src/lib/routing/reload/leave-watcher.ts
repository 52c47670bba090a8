/**
 * Without `pagehide` for this long, the document stays: the click was a download, or the reader has stopped the
 * navigation.
 */
const STAYS_AFTER_MS = 30_000;

/** Whether the reader leaves the document between now and the call of `stop`. */
interface LeaveWatcher {
  /** They have left, or are about to, and may come back. */
  wasLeft: () => boolean;
  /** Settles when they come back, or stay. Never settles in a document that is left forever. */
  back: () => Promise<void>;
  stop: () => void;
}

/**
 * Browsers abort requests when the reader navigates away, some of them long before the next document arrives, and
 * report that like any other failure. Listen only while a request is in flight: some browsers keep no document in the
 * back/forward cache that listens to `beforeunload`.
 */
export function watchLeaving(): LeaveWatcher {
  let wasLeft = false;
  let isBack = true;
  const onLeave = () => {
    wasLeft = true;
    isBack = false;
  };
  const onBack = () => {
    isBack = true;
  };
  window.addEventListener('beforeunload', onLeave);
  window.addEventListener('pagehide', onLeave);
  window.addEventListener('pageshow', onBack);
  return {
    wasLeft: () => wasLeft,
    back: async () => {
      if (!isBack) await returned();
    },
    stop() {
      window.removeEventListener('beforeunload', onLeave);
      window.removeEventListener('pagehide', onLeave);
      window.removeEventListener('pageshow', onBack);
    },
  };
}

/**
 * Runs a request that is safe to repeat. Hides a failure that is caused by the reader leaving, and repeats the
 * request when they come back to this document.
 */
export async function retryAfterReturn<T>(send: () => Promise<T>): Promise<T> {
  // Nobody navigates away on the server.
  if (typeof window === 'undefined') return send();
  const leaving = watchLeaving();
  try {
    return await send();
  } catch (cause) {
    if (!leaving.wasLeft()) throw cause;
    await leaving.back();
  } finally {
    leaving.stop();
  }
  return retryAfterReturn(send);
}

function returned(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, STAYS_AFTER_MS);
    window.addEventListener('pageshow', done);
    function done() {
      clearTimeout(timer);
      window.removeEventListener('pageshow', done);
      resolve();
    }
  });
}
