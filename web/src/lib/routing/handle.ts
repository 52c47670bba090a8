/** What a page's route has besides its loader and its component. */
export interface PageHandle {
  /** Fetches the scripts that this result needs, before the browser hydrates the server's HTML. */
  fetchParts(loaded: unknown): Promise<void>;
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'fetchParts' in handle;
}
