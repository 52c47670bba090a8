const TOKEN = /^file:(\d+)$/;

/** A file of the media library where an article otherwise has a path. */
export function fileToken(id: number): string {
  return `file:${id}`;
}

export function getFileId(token: unknown): number | null {
  const id = typeof token === 'string' ? TOKEN.exec(token)?.[1] : undefined;
  return id === undefined ? null : Number(id);
}
