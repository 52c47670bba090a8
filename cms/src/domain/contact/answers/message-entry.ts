import type { Answer } from './answer';
import type { MessageState } from './message-state';

/** A message from the contact page, with what was answered. */
export interface MessageEntry {
  id: number;
  documentId: string;
  name: string;
  email: string;
  /** When false, somebody else may have opened the account with this address. */
  isAddressProven: boolean;
  message: string;
  state: MessageState;
  /** Which editor set its state last, and when (ISO 8601 in UTC); null: none, or it is not known. */
  changed: { by: string; at: string } | null;
  /** ISO 8601 in UTC. */
  createdAt: string;
  /** The name on the site; null: it is not known any more. */
  username: string | null;
  /** Oldest first; at most 20. */
  answers: Answer[];
}

/** What a change of the state has done. */
export interface StateChange {
  /** As it is now. */
  message: MessageEntry;
  /** False: somebody else had set this state before. */
  isOwn: boolean;
}
