const TOKEN = /^file:(\d+)$/;

/** Refers to a file of the media library, in fields that otherwise contain a path. */
export function fileToken(id: number): string {
  return `file:${id}`;
}

export function getFileId(token: unknown): number | null {
  const id = typeof token === 'string' ? TOKEN.exec(token)?.[1] : undefined;
  return id === undefined ? null : Number(id);
}
