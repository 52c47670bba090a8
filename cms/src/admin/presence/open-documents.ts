import { createEmitter } from '../ui/emitter';
import type { Peer } from '../ui/describe-peers';

/** What others have open of the content type in the list, by document id. */
let current: ReadonlyMap<string, readonly Peer[]> = new Map();
const changes = createEmitter<void>();

export function setOpenDocuments(documents: readonly { documentId: string; peers: Peer[] }[]): void {
  current = new Map(documents.map(({ documentId, peers }) => [documentId, peers]));
  changes.emit();
}

export const getPeers = (documentId: string): readonly Peer[] | undefined => current.get(documentId);

export const listenToOpenDocuments = (listener: () => void): (() => void) => changes.listen(listener);
