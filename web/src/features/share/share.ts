export interface ShareContent {
  title: string;
  /** Absolute. */
  url: string;
}

/** How native sharing went. A reader who closes the sheet has not failed. */
type SharingOutcome = 'shared' | 'failed' | 'unavailable';

export async function shareNatively({ title, url }: ShareContent): Promise<SharingOutcome> {
  if (typeof navigator.share !== 'function') return 'unavailable';
  try {
    await navigator.share({ title, url });
    return 'shared';
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'AbortError' ? 'shared' : 'failed';
  }
}

/**
 * @returns whether the clipboard accepted it: it is unavailable without TLS, and if the reader denies it
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
