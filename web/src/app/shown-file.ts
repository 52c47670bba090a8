/** What the loader of a path of several pages brought: the page's answer, and which page it is. */
export interface ShownAs {
  /** The file of its component. */
  shownAs: string;
}

/** The file of the page that a route of several pages shows; undefined where it has one, which its id names. */
export function shownFile(loaded: unknown): string | undefined {
  return isShownAs(loaded) ? loaded.shownAs : undefined;
}

function isShownAs(loaded: unknown): loaded is ShownAs {
  return typeof loaded === 'object' && loaded !== null && 'shownAs' in loaded;
}
