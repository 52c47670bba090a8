/** How often an action is allowed per visitor, member, account or mailbox. */
export interface Limit {
  /** Allowed attempts, unless overridden by the setting. */
  points: number;
  /** The window in seconds, which starts with the first attempt. */
  seconds: number;
  /** The setting that overrides `points`. */
  setting: `THROTTLE_${string}`;
  /** Whether the count can be reset early (`forget`). If so, processes do not cache that it is used up. */
  forgotten?: boolean;
  /**
   * Whether each process counts in memory. Reads are counted this way: counting must not cost a write, and losing the
   * count at a restart is harmless.
   */
  perProcess?: boolean;
}

const MINUTE = 60;
const TEN_MINUTES = 600;
const HOUR = 3600;
const DAY = 86_400;

/**
 * All limits of the API in one place (C15). A household or an office shares one address, so ordinary use reaches none
 * of these, except the limit on wrong passwords for people who have forgotten theirs.
 */
export const LIMITS = {
  /** Searches from one address that no cache could serve. */
  search: { points: 120, seconds: MINUTE, setting: 'THROTTLE_SEARCHES_PER_MINUTE', perProcess: true },
  /** Search suggestions for one address that no cache could serve. */
  suggestions: { points: 600, seconds: MINUTE, setting: 'THROTTLE_SUGGESTIONS_PER_MINUTE', perProcess: true },
  /** Newsletter subscriptions from one address. */
  subscribe: { points: 60, seconds: MINUTE, setting: 'THROTTLE_SUBSCRIBE_PER_MINUTE' },
  /** Confirmation mails to one mailbox, whatever address requests them. */
  confirmationMail: { points: 3, seconds: HOUR, setting: 'THROTTLE_CONFIRMATION_MAILS_PER_HOUR' },
  /** Opened and confirmed links of mails, from one address. A mail provider may open them for all of its users. */
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
  /**
   * Wrong passwords for one account from anywhere. Above the limit, further attempts are delayed; nobody is locked out.
   */
  slowedPassword: { points: 100, seconds: TEN_MINUTES, setting: 'THROTTLE_SLOWED_PASSWORDS_PER_10_MINUTES' },
  /** Attempts for a delayed account from one address, right or wrong: each waits for this window. */
  slowedAttempt: { points: 1, seconds: 2, setting: 'THROTTLE_SLOWED_ATTEMPTS_PER_2_SECONDS' },
  /** Requests of all three steps of a password reset, from one address. */
  reset: { points: 60, seconds: MINUTE, setting: 'THROTTLE_RESET_PER_MINUTE' },
  /** Code mails to one mailbox, requested from one address. */
  codeMail: { points: 10, seconds: TEN_MINUTES, setting: 'THROTTLE_CODE_MAILS_PER_10_MINUTES' },
  /**
   * Code mails to one mailbox that each address gets on top of the shared limit, so that a flood of requests cannot
   * block the owner.
   */
  firstCodeMail: { points: 2, seconds: HOUR, setting: 'THROTTLE_FIRST_CODE_MAILS_PER_HOUR' },
  /**
   * Further code mails to one mailbox, from anywhere. Above the limit none is sent, and the response does not reveal
   * it.
   */
  codeMailbox: { points: 30, seconds: HOUR, setting: 'THROTTLE_CODE_MAILBOX_PER_HOUR' },
  /** Wrong codes for one mailbox from anywhere: a code has only six digits, and new ones can be requested. */
  wrongCode: { points: 30, seconds: DAY, setting: 'THROTTLE_WRONG_CODES_PER_DAY' },
  /** Marks that a visitor has requested a code for a mailbox. */
  codeAsker: { points: 1, seconds: HOUR, setting: 'THROTTLE_CODE_ASKER_PER_HOUR' },
  /** Wrong codes for one mailbox by a visitor who requested one; the mistakes of others do not lock them out. */
  askerWrongCode: { points: 5, seconds: DAY, setting: 'THROTTLE_WRONG_CODES_OF_AN_ASKER_PER_DAY' },
  /** The same for all visitors who requested one; otherwise many addresses could eventually guess a code. */
  askersWrongCode: { points: 60, seconds: DAY, setting: 'THROTTLE_WRONG_CODES_OF_ASKERS_PER_DAY' },
  /** Requests of one member about their account: profile, new password, export, deletion. */
  account: { points: 120, seconds: MINUTE, setting: 'THROTTLE_ACCOUNT_PER_MINUTE' },
  /**
   * Passwords entered by a logged-in member for one account, right or wrong: each costs a hash, and an export much
   * more.
   */
  proof: { points: 20, seconds: TEN_MINUTES, setting: 'THROTTLE_PROOFS_PER_10_MINUTES' },
  /** The same from one address, for all accounts. */
  proofVisitor: { points: 100, seconds: TEN_MINUTES, setting: 'THROTTLE_PROOFS_OF_A_VISITOR_PER_10_MINUTES' },
  /** Reads by one member of what they have saved, rated and written. */
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
  /** Access tokens that the admin requests automatically, from one address. */
  adminSession: { points: 600, seconds: MINUTE, setting: 'THROTTLE_ADMIN_SESSION_PER_MINUTE' },
  /** Entries in the audit log about guests who tried to sign in to the admin, from anywhere. */
  adminAudit: { points: 600, seconds: HOUR, setting: 'THROTTLE_ADMIN_AUDIT_PER_HOUR' },
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
  /** Mails about individual messages to the editors; further messages are combined into one mail. */
  contactMail: { points: 30, seconds: HOUR, setting: 'THROTTLE_CONTACT_MAILS_PER_HOUR' },
  /** Answers by mail to messages, by one editor. */
  answerMail: { points: 60, seconds: HOUR, setting: 'THROTTLE_ANSWER_MAILS_OF_AN_EDITOR_PER_HOUR' },
  /** The same by all editors. */
  answerMails: { points: 300, seconds: HOUR, setting: 'THROTTLE_ANSWER_MAILS_PER_HOUR' },
  /** Mails about failures of the schedule to one mailbox; further failures are on the editors' desk only. */
  scheduleMail: { points: 30, seconds: HOUR, setting: 'THROTTLE_SCHEDULE_MAILS_PER_HOUR' },
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
