/** The content type of accounts, which is the users-permissions plugin's. */
export const ACCOUNT = 'plugin::users-permissions.user';

/**
 * What an account has besides what the users-permissions plugin gives it. Columns of `up_users`, kept by the database and
 * by `spelling-rules.ts`; no API tells or takes them, the admin's neither: a form that was opened before a change of the
 * password would bring the tokens back that it ended.
 */
export const ACCOUNT_COLUMNS = {
  /** Of usernames that differ in capitals alone there is one (C8): this is unique. */
  usernameKey: { type: 'string', private: true, configurable: false, searchable: false },
  /** What the name looks like (`skeleton.ts`). Not unique: accounts of earlier versions keep names that look alike. */
  usernameSkeleton: { type: 'string', private: true, configurable: false, searchable: false },
  /** A token carries it; every change of the password raises it, and with that ends every earlier token (C7). */
  tokenVersion: { type: 'integer', private: true, configurable: false, default: 0 },
} as const;
