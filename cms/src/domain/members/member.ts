/** Someone with an account on the site. Authors and editors have accounts in the admin instead. */
export interface Member {
  /** The row id. It may be reused: after a backup is restored, another account may get it. */
  id: number;
  /** Strapi's random id of the account, which is never reused. */
  documentId: string;
  username: string;
  /** Normalised by `emailAddress`. */
  email: string;
}

/** A member authenticated by the request's token. */
export interface AuthenticatedMember extends Member {
  /** Whether the account is less than a day old and its address not proven. */
  isNewcomer: boolean;
}
