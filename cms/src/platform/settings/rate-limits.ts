/** How often something may be done by one of whoever it is counted for. */
export interface Limit {
  /** Times, unless the settings say otherwise. */
  points: number;
  /** The time they are counted in, from the first of them on. */
  seconds: number;
  /** The setting that says otherwise. */
  setting: `THROTTLE_${string}`;
  /** Whether it may begin anew before its time (`forget`): then no process keeps by itself that it is used up. */
  forgotten?: boolean;
  /**
   * Whether each process counts by itself. What only reads is counted so: it must not cost a write, and a restart that forgets
   * the count lets nobody in.
   */
  perProcess?: boolean;
}

const MINUTE = 60;
const TEN_MINUTES = 600;
const HOUR = 3600;
const DAY = 86_400;

/**
 * All limits of the API in one place (C15). A household or an office shares one address: none of these is met by people,
 * but the one on wrong passwords by who has forgotten theirs.
 */
export const LIMITS = {
  /** Searches from one address that no cache answers. */
  search: { points: 120, seconds: MINUTE, setting: 'THROTTLE_SEARCHES_PER_MINUTE', perProcess: true },
  /** Suggestions while somebody types, that no cache answers. */
  suggestions: { points: 600, seconds: MINUTE, setting: 'THROTTLE_SUGGESTIONS_PER_MINUTE', perProcess: true },
  /** Newsletter subscriptions from one address. */
  subscribe: { points: 60, seconds: MINUTE, setting: 'THROTTLE_SUBSCRIBE_PER_MINUTE' },
  /** Confirmation mails to one mailbox, whoever asks for them. */
  confirmationMail: { points: 3, seconds: HOUR, setting: 'THROTTLE_CONFIRMATION_MAILS_PER_HOUR' },
  /** What links in mails lead to: looked at and done, from one address. A mail provider does it for all of its readers. */
  mailLink: { points: 600, seconds: MINUTE, setting: 'THROTTLE_MAIL_LINKS_PER_MINUTE' },
  /** Sign-ups from one address. */
  signup: { points: 60, seconds: MINUTE, setting: 'THROTTLE_SIGNUP_PER_MINUTE' },
  /** Logins from one address, right or wrong. */
  login: { points: 60, seconds: MINUTE, setting: 'THROTTLE_LOGIN_PER_MINUTE' },
  /** Wrong passwords for one account from one address. */
  wrongPassword: {
    points: 10,
    seconds: TEN_MINUTES,
    setting: 'THROTTLE_WRONG_PASSWORDS_PER_10_MINUTES',
    forgotten: true,
  },
  /** Wrong passwords for one account from anywhere: from then on each further answer waits. Nobody is locked out. */
  slowedPassword: { points: 100, seconds: TEN_MINUTES, setting: 'THROTTLE_SLOWED_PASSWORDS_PER_10_MINUTES' },
  /** Passwords said for such an account from one address, right or wrong: each waits as long as this is counted. */
  slowedAttempt: { points: 1, seconds: 2, setting: 'THROTTLE_SLOWED_ATTEMPTS_PER_2_SECONDS' },
  /** Steps of a password reset, of all three kinds together, from one address. */
  reset: { points: 60, seconds: MINUTE, setting: 'THROTTLE_RESET_PER_MINUTE' },
  /** Code mails to one mailbox asked for from one address. */
  codeMail: { points: 10, seconds: TEN_MINUTES, setting: 'THROTTLE_CODE_MAILS_PER_10_MINUTES' },
  /** Code mails to one mailbox that each address may cause beside the limit for all of them: a flood keeps no owner from theirs. */
  firstCodeMail: { points: 2, seconds: HOUR, setting: 'THROTTLE_FIRST_CODE_MAILS_PER_HOUR' },
  /** Further ones from anywhere: beyond, none is sent, and nobody is told. */
  codeMailbox: { points: 30, seconds: HOUR, setting: 'THROTTLE_CODE_MAILBOX_PER_HOUR' },
  /** Wrong codes for one mailbox from anywhere: a code is six digits, and there is always a next one. */
  wrongCode: { points: 30, seconds: DAY, setting: 'THROTTLE_WRONG_CODES_PER_DAY' },
  /** Who has asked for a code for a mailbox: one time marks them. */
  codeAsker: { points: 1, seconds: HOUR, setting: 'THROTTLE_CODE_ASKER_PER_HOUR' },
  /** Wrong codes for one mailbox of a visitor who asked for one: what others get wrong keeps them out of nothing. */
  askerWrongCode: { points: 5, seconds: DAY, setting: 'THROTTLE_WRONG_CODES_OF_AN_ASKER_PER_DAY' },
  /** The same of all who asked, or many addresses that ask would guess one in the end. */
  askersWrongCode: { points: 60, seconds: DAY, setting: 'THROTTLE_WRONG_CODES_OF_ASKERS_PER_DAY' },
  /** What one member asks of their own account: who they are, a new password, their data, to be deleted. */
  account: { points: 120, seconds: MINUTE, setting: 'THROTTLE_ACCOUNT_PER_MINUTE' },
  /** Passwords said for one account by a member who is logged in, right or wrong: each costs a hash, and an export much more. */
  proof: { points: 20, seconds: TEN_MINUTES, setting: 'THROTTLE_PROOFS_PER_10_MINUTES' },
  /** The same from one address, for all accounts. */
  proofVisitor: { points: 100, seconds: TEN_MINUTES, setting: 'THROTTLE_PROOFS_OF_A_VISITOR_PER_10_MINUTES' },
  /** Looks of one member at what they have saved, rated and written. */
  own: { points: 600, seconds: MINUTE, setting: 'THROTTLE_OWN_PER_MINUTE' },
  /** Saves and removals of one member. */
  save: { points: 120, seconds: MINUTE, setting: 'THROTTLE_SAVE_PER_MINUTE' },
  /** Ratings of one member. */
  rate: { points: 120, seconds: MINUTE, setting: 'THROTTLE_RATE_PER_MINUTE' },
  /** Comments and replies of one member. */
  comment: { points: 60, seconds: MINUTE, setting: 'THROTTLE_COMMENT_PER_MINUTE' },
  /** The same from one address, and of one new account (`MemberLimits`). */
  commentVisitor: {
    points: 120,
    seconds: TEN_MINUTES,
    setting: 'THROTTLE_COMMENTS_OF_A_VISITOR_PER_10_MINUTES',
  },
  commentNewcomer: {
    points: 20,
    seconds: TEN_MINUTES,
    setting: 'THROTTLE_COMMENTS_OF_A_NEWCOMER_PER_10_MINUTES',
  },
  /** Comments that one member reports. */
  report: { points: 60, seconds: MINUTE, setting: 'THROTTLE_REPORT_PER_MINUTE' },
  /** Sign-ins of one editor from one address, right or wrong. */
  adminLogin: { points: 10, seconds: MINUTE, setting: 'THROTTLE_ADMIN_LOGIN_PER_MINUTE' },
  /** Sign-ins, registrations and resets of editors from one address. */
  adminSignIn: { points: 60, seconds: MINUTE, setting: 'THROTTLE_ADMIN_SIGN_IN_PER_MINUTE' },
  /** Access tokens that the admin asks for by itself, from one address. */
  adminSession: { points: 600, seconds: MINUTE, setting: 'THROTTLE_ADMIN_SESSION_PER_MINUTE' },
  reportVisitor: {
    points: 120,
    seconds: TEN_MINUTES,
    setting: 'THROTTLE_REPORTS_OF_A_VISITOR_PER_10_MINUTES',
  },
  reportNewcomer: {
    points: 20,
    seconds: TEN_MINUTES,
    setting: 'THROTTLE_REPORTS_OF_A_NEWCOMER_PER_10_MINUTES',
  },
  /** Messages of one member to the editors. */
  contact: { points: 30, seconds: TEN_MINUTES, setting: 'THROTTLE_CONTACT_PER_10_MINUTES' },
  /** Mails about single messages to the editors; further messages come together in one. */
  contactMail: { points: 30, seconds: HOUR, setting: 'THROTTLE_CONTACT_MAILS_PER_HOUR' },
  contactVisitor: {
    points: 30,
    seconds: TEN_MINUTES,
    setting: 'THROTTLE_CONTACT_OF_A_VISITOR_PER_10_MINUTES',
  },
  contactNewcomer: {
    points: 5,
    seconds: TEN_MINUTES,
    setting: 'THROTTLE_CONTACT_OF_A_NEWCOMER_PER_10_MINUTES',
  },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
