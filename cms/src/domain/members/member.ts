/** Whoever has an account on the site; people who write it have one in the admin. */
export interface Member {
  /** Of the row. It may come again: after a restored backup, another account has it. */
  id: number;
  /** Strapi's random id of the account, which never comes again. */
  documentId: string;
  username: string;
  /** As `emailAddress` spells it. */
  email: string;
}

/** A member whose token came with a call. */
export interface CallingMember extends Member {
  /** Whether the account is less than a day old and its address not proven. */
  isNewcomer: boolean;
}
