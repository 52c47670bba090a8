/** Why a comment waits for the editors. */
export const HOLD_REASONS = ['first', 'links', 'words', 'editors'] as const;

/**
 * `first`: no comment of its member is visible yet; `links`: it contains a link; `words`: it contains something of the
 * word list; `editors`: an editor has taken back the approval.
 */
export type HoldReason = (typeof HOLD_REASONS)[number];

/** What `comments.held` contains. Null: the comment does not wait. */
export const formatReasons = (reasons: readonly HoldReason[]): string | null =>
  reasons.length === 0 ? null : reasons.join(',');

export function parseReasons(held: string | null): HoldReason[] {
  const stored = held?.split(',') ?? [];
  return HOLD_REASONS.filter((reason) => stored.includes(reason));
}
