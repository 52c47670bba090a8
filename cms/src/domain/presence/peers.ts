/** A form that somebody has open. */
export interface OpenForm {
  userId: number;
  name: string;
  unsaved: boolean;
  idle: boolean;
}

/** Somebody else who has a document open. */
export interface Peer {
  name: string;
  /** They have changes that are not saved, in at least one tab. */
  unsaved: boolean;
  /** They have not typed or pointed for a while, in any tab. */
  idle: boolean;
}

/** The people who have these forms open, each once, by name. */
export function toPeers(forms: readonly OpenForm[]): Peer[] {
  const peers = new Map<number, Peer>();
  for (const { userId, name, unsaved, idle } of forms) {
    const known = peers.get(userId);
    peers.set(userId, {
      name,
      unsaved: unsaved || (known?.unsaved ?? false),
      idle: idle && (known?.idle ?? true),
    });
  }
  return [...peers.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}

/** The peers of each document. */
export function groupByDocument(
  forms: readonly (OpenForm & { documentId: string })[],
): { documentId: string; peers: Peer[] }[] {
  const documentIds = new Set(forms.map(({ documentId }) => documentId));
  return [...documentIds].map((id) => ({
    documentId: id,
    peers: toPeers(forms.filter(({ documentId }) => documentId === id)),
  }));
}
