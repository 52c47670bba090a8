import type { Answer } from './answer';

export const MESSAGE_STATES = ['new', 'answered', 'closed'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

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
  /** ISO 8601 in UTC. */
  createdAt: string;
  /** The name on the site; null: it is not known any more. */
  username: string | null;
  /** Oldest first; at most 20. */
  answers: Answer[];
}
