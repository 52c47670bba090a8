/** Somebody else who has a document open. */
export interface Peer {
  name: string;
  unsaved: boolean;
  idle: boolean;
}

/** The state of a peer in words: “ (unsaved changes, idle)”. */
const describeState = ({ unsaved, idle }: Peer): string => {
  const states = [unsaved ? 'unsaved changes' : '', idle ? 'idle' : ''].filter((state) => state !== '');
  return states.length > 0 ? ` (${states.join(', ')})` : '';
};

/** The sentence in a form. */
export const describePeer = (peer: Peer): string => `${peer.name} has this open${describeState(peer)}`;

/** The cell of a list. */
export const listPeers = (peers: readonly Peer[]): string =>
  peers.map((peer) => `${peer.name}${describeState(peer)}`).join(', ');
