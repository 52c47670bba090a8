/** What an editor may do on the moderators' page. */
export interface Rights {
  comments: boolean;
  /** Hide, restore, approve, and reply in the name of the site. */
  hide: boolean;
  /** Close reports. */
  review: boolean;
  ban: boolean;
  /** Delete all comments of a member. */
  deleteAll: boolean;
  messages: boolean;
  /** Answer messages and change their state. */
  answer: boolean;
}

/** Numbers of the queues. Each is at most `MOST_COUNTED` + 1, which means more. */
export interface QueueCounts {
  reported: number;
  held: number;
  /** Messages that nobody has answered or closed. */
  messages: number;
}

/** What the moderators' page shows around its lists. */
export interface Desk {
  rights: Rights;
  /** Zero for what the role does not allow. */
  counts: QueueCounts;
  /** Which comments wait for the editors, besides those with words of the list. */
  holds: { first: boolean; withLinks: boolean };
  /** The name under which the editors reply. */
  siteName: string;
}
