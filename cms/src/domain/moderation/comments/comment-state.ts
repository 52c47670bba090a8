/** `held`: it waits for the editors. */
export const COMMENT_STATES = ['visible', 'hidden', 'held'] as const;
export type CommentState = (typeof COMMENT_STATES)[number];

export function getState({ isHeld, isHidden }: { isHeld: boolean; isHidden: boolean }): CommentState {
  if (isHeld) return 'held';
  return isHidden ? 'hidden' : 'visible';
}
