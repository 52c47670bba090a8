/** What a page's route holds besides its loader and its component. */
export interface PageHandle {
  /** Fetches the scripts that this very answer needs to be shown, before the browser takes over the server's HTML. */
  fetchParts(loaded: unknown): Promise<void>;
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'fetchParts' in handle;
}
