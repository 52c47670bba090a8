/** The loader data of a path with several pages: the page's data, and which page it is. */
export interface ShownPageData {
  /** The file of the page's component. */
  shownAs: string;
}

/** The file of the page shown by a route with several pages; undefined for a route with one page, whose id names it. */
export function getShownFile(loaded: unknown): string | undefined {
  return isShownAs(loaded) ? loaded.shownAs : undefined;
}

function isShownAs(loaded: unknown): loaded is ShownPageData {
  return typeof loaded === 'object' && loaded !== null && 'shownAs' in loaded;
}
