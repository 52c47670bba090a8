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
