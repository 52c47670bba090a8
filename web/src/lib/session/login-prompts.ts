/** Why a guest is asked to log in. */
export const LOGIN_PROMPTS = {
  saveAtHome: 'Please log in to save blogs',
  save: 'You need to log in to save blogs.',
  rateOrSaveThis: 'You need to log in to rate or save this blog.',
  comment: 'You need to log in to post a comment.',
  deleteComment: 'You need to log in to delete a comment.',
  report: 'You need to log in to report a comment.',
} as const;

/** Shown when an action needs a member and nobody is signed in. */
export const NOT_LOGGED_IN = 'User not logged in.';

/** Shown in addition if the session has ended while the page was open (C29). */
export const SESSION_EXPIRED = 'Session expired.';
