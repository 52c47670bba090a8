import type { PageOf } from '../ui/list/use-pages';

/** A deleted entry, from the server. */
export interface DeletedEntry {
  documentId: string;
  title: string;
  /** Who deleted it. */
  actorName: string;
  /** Milliseconds since 1970. */
  deletedAt: number;
  /** Until then it can be restored. Milliseconds since 1970. */
  until: number;
  comments: number;
  ratings: number;
  saves: number;
}

export type DeletedPage = PageOf<DeletedEntry>;

const number = new Intl.NumberFormat('en');
const count = (amount: number, noun: string): string[] =>
  amount === 0 ? [] : [`${number.format(amount)} ${noun}${amount === 1 ? '' : 's'}`];

/** What readers left there and is restored too, such as “1 comment, 20 saves”; empty if there is nothing. */
export const describeKept = ({ comments, ratings, saves }: DeletedEntry): string =>
  [...count(comments, 'comment'), ...count(ratings, 'rating'), ...count(saves, 'save')].join(', ');

/** The result of restoring an entry, from the server. */
export interface Restored {
  documentId: string;
  address: { now: string; before: string } | null;
}

/** What an editor has to know about the address of a restored article; empty if it has its old one. */
export const describeAddress = ({ address }: Restored): string =>
  address
    ? `Another article has its address “${address.before}” now, so it has the address “${address.now}”.`
    : '';
