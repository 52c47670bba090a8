/** What a page's route may hold besides its loader and its component. */
export interface PageHandle<TLoaded = unknown> {
  /** Fetches the scripts that this very answer needs to be shown, before the browser takes over the server's HTML. */
  fetchParts(loaded: TLoaded): Promise<void>;
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'fetchParts' in handle;
}
