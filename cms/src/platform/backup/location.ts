/** Where backups are, and perhaps which of them. */
export interface Location {
  /** A folder, or `s3://bucket/prefix`. */
  store: string;
  /** Undefined: the newest. */
  id: string | undefined;
}

/** @param text the place of all backups, or the path of one of them or of its manifest */
export function parseLocation(text: string): Location {
  const [, store, id] = /^(.+)\/backups\/([^/]+?)(?:\/manifest\.json)?\/*$/.exec(text) ?? [];
  return store !== undefined && id !== undefined ? { store, id } : { store: text, id: undefined };
}
