/**
 * After so long without `pagehide` the document stays after all: what was pressed was a download, or the reader has
 * stopped it.
 */
const STAYS_AFTER_MS = 30_000;

/** Whether the reader leaves the document, from now on until `stop` is called. */
export interface Leaving {
  /** They have left it, or are about to, and may be back. */
  wasLeft: () => boolean;
  /** Settles when they are back, or stay. In a document that is left for good it never does. */
  back: () => Promise<void>;
  stop: () => void;
}

/**
 * Browsers give up what a document has asked for when its reader goes elsewhere, some of them long before the next
 * document comes, and tell it like any other failure. Listen for no longer than something is on its way: there are
 * browsers that keep no document in the back/forward cache that listens to `beforeunload`.
 */
export function watchLeaving(): Leaving {
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
 * Asks for something that can be asked for again. Where that fails because the reader leaves, nobody hears of it; when
 * they come back to this document it is asked for once more.
 */
export async function unlessLeft<T>(ask: () => Promise<T>): Promise<T> {
  // Nobody leaves the server.
  if (typeof window === 'undefined') return ask();
  const leaving = watchLeaving();
  try {
    return await ask();
  } catch (cause) {
    if (!leaving.wasLeft()) throw cause;
    await leaving.back();
  } finally {
    leaving.stop();
  }
  return unlessLeft(ask);
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
