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

/** What a request to ban a member has done. */
export interface BanResult {
  /** False: the member was banned before, and nothing was changed. */
  isOwn: boolean;
  /** Null: blocked in the form of the account. */
  ban: BannedMember['ban'];
}

/** What has become of a ban that was taken back; `kept`: the member is banned otherwise. */
export type BanUndone = { is: 'lifted' } | { is: 'lifted before' } | { is: 'kept'; ban: BannedMember['ban'] };

/** What one call has done of taking a ban back, which may need several. */
export interface UndoStep {
  /** The document ids of the comments that are again what they were before the ban. */
  shown: string[];
  /** Null: there may be more comments; call again. */
  outcome: BanUndone | null;
}
