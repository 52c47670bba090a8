/** Whoever has an account on the site; people who write it have one in the admin. */
export interface Member {
  id: number;
  username: string;
  /** As `emailAddress` spells it. */
  email: string;
}
