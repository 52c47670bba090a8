import { retryAfterReturn, watchLeaving } from './leave-watcher';

/** How long a script may take to load. */
const CHUNK_WITHIN_MS = 120_000;

/** This page is of another version than the site, so what it requests no longer exists. A reload fixes that. */
export class OutdatedError extends Error {
  override readonly name = 'OutdatedError';
}

/**
 * Fetches one of the site's scripts on first use.
 * @throws OutdatedError if it does not load: after a deployment it has another name. Not if the reader leaves
 */
export async function loadChunk<T>(load: () => Promise<T>, withinMs = CHUNK_WITHIN_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no response within ${withinMs} ms`)), withinMs);
  });
  try {
    return await Promise.race([retryAfterReturn(load), late]);
  } catch (cause) {
    throw new OutdatedError(`A script of the site did not load: ${String(cause)}`, { cause });
  } finally {
    clearTimeout(timer);
  }
}

const RELOADED_AT = 'reloaded';
/** A second reload within this time would not help either. */
const AGAIN_AFTER_MS = 10 * 60_000;

/**
 * Reloads the page. Does nothing after a recent reload, if the site is unreachable (the reader would lose what is on
 * the screen), or while the reader is navigating away (a reload would stop that).
 * @returns false if it did not reload
 */
export async function reloadOnce(reload = () => window.location.reload()): Promise<boolean> {
  const leaving = watchLeaving();
  const isReachable = await isSiteReachable();
  leaving.stop();
  if (!isReachable || leaving.wasLeft() || !firstTry()) return false;
  reload();
  return true;
}

async function isSiteReachable(): Promise<boolean> {
  try {
    const { status } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}

/** Without a store, nothing can tell whether this reload is the first, so there is none. */
function firstTry(): boolean {
  try {
    const last = Number(window.sessionStorage.getItem(RELOADED_AT) ?? '0');
    if (Date.now() - last < AGAIN_AFTER_MS) return false;
    window.sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
