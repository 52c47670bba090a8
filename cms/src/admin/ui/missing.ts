/** Something that a version has and the system has no longer. From the server. */
export type Missing =
  | { kind: 'file'; field: string; id: number }
  | { kind: 'entry'; field: string; documentId: string }
  | { kind: 'block'; field: string; component: string };

const NOUNS: Readonly<Record<Missing['kind'], readonly [string, string]>> = {
  file: ['file', 'files'],
  entry: ['entry', 'entries'],
  block: ['block', 'blocks'],
};

/** What could not be restored, in a sentence; empty if everything could. */
export function describeMissing(missing: readonly Missing[]): string {
  const counts = Object.entries(NOUNS).flatMap(([kind, [one, many]]) => {
    const count = missing.filter((item) => item.kind === kind).length;
    if (count === 0) return [];
    return [`${count} ${count === 1 ? one : many}`];
  });
  return counts.length === 0 ? '' : `No longer there, and left out: ${counts.join(', ')}.`;
}
