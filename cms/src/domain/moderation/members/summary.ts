/** Counts end here: nobody needs to know more exactly what a deletion of so many comments removes. */
export const MOST_SUMMED = 10_000;

/** A member, as the list of banned members shows them. */
export interface BannedMember {
  documentId: string;
  username: string;
  /** ISO 8601 in UTC. */
  since: string;
  isBanned: boolean;
  /** Null: not banned, or blocked in the form of the account. */
  ban: { at: string; by: string } | null;
}

/** A member with what a ban or a deletion of their comments would change. */
export interface MemberSummary extends BannedMember {
  /** Each count is at most `MOST_SUMMED` + 1, which means more. */
  comments: number;
  /** Those that readers see or that wait for the editors. */
  shown: number;
  /** Those that others have replied to. */
  answered: number;
}

/** What one call has done, of what may need several. */
export interface Step {
  count: number;
  /** Where the next call goes on; null: there is nothing left. */
  next: number | null;
}
