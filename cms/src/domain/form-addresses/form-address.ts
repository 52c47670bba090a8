/** What a form says of the address that it would be saved with. */
export interface FormAddress {
  /** The end of the address; null if there is none. */
  slug: string | null;
  /** Why a save would refuse what was typed, and what to do. */
  problem: string | null;
  /** Worth knowing, but no problem. */
  note: string | null;
  /** Whether the address changes with the title. */
  follows: boolean;
}
