/** The content type of accounts, from the users-permissions plugin. */
export const ACCOUNT = 'plugin::users-permissions.user';

/**
 * Our columns of `up_users`, in addition to those of the users-permissions plugin. The database and `spelling-rules.ts`
 * maintain them. No API returns or accepts them, not even the admin's: a form opened before a password change would
 * bring back the tokens that the change revoked.
 */
export const ACCOUNT_COLUMNS = {
  /** Unique: usernames must differ in more than case (C8). */
  usernameKey: { type: 'string', private: true, configurable: false, searchable: false },
  /**
   * What the name looks like (`skeleton.ts`). Not unique: accounts of earlier versions may keep names that look alike.
   */
  usernameSkeleton: { type: 'string', private: true, configurable: false, searchable: false },
  /** Part of every token. Every password change increases it, which revokes all earlier tokens (C7). */
  tokenVersion: { type: 'integer', private: true, configurable: false, default: 0 },
} as const;
