import { unlessLeft, watchLeaving } from './leaving';

/** How long a script may take to come. */
const CHUNK_WITHIN_MS = 120_000;

/** This page is of another version than the site: what it asks for is there no more. Loading it anew mends it. */
export class OutdatedError extends Error {
  override readonly name = 'OutdatedError';
}

/**
 * A script of the site, fetched when it is first needed.
 * @throws OutdatedError when it does not come: after a deployment it has another name. Not where the reader leaves
 */
export async function loadChunk<T>(load: () => Promise<T>, withinMs = CHUNK_WITHIN_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing within ${withinMs} ms`)), withinMs);
  });
  try {
    return await Promise.race([unlessLeft(load), late]);
  } catch (cause) {
    throw new OutdatedError(`A script of the site did not come: ${String(cause)}`, { cause });
  } finally {
    clearTimeout(timer);
  }
}

const RELOADED_AT = 'reloaded';
/** Within so long a second reload would not help either. */
const AGAIN_AFTER_MS = 10 * 60_000;

/**
 * Loads the page anew, unless that was just tried, or the site cannot be reached: then a reader would lose what is
 * on the screen. Not while they are on the way elsewhere either, where it would keep them here.
 * @returns false when it did not
 */
export async function reloadOnce(reload = () => window.location.reload()): Promise<boolean> {
  const leaving = watchLeaving();
  const isReachable = await siteAnswers();
  leaving.stop();
  if (!isReachable || leaving.wasLeft() || !firstTry()) return false;
  reload();
  return true;
}

async function siteAnswers(): Promise<boolean> {
  try {
    const { status } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}

/** Without a store nobody could say whether it is the first: then there is none. */
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
