import type { Target } from './target.ts';

/** What one attack came to, as far as it does not depend on the machine's speed. */
export interface Outcome {
  /** How often each status was answered; what was not answered counts under the error's code, such as `ECONNRESET`. */
  answers: ReadonlyMap<string, number>;
  /** Sentences about what should have held and did not. */
  faults: string[];
  /** How many rows the answers say are stored, by table; nothing, unless said otherwise. */
  stored?: Readonly<Record<string, number>>;
  /** How many files the answers say are uploaded. */
  uploaded?: number;
  /** A figure of this attack alone, such as how long the slowest answer took. */
  note?: string;
}

/** Runs it; what is measured is measured meanwhile. */
export type Strike = () => Promise<Outcome>;

export interface Attack {
  /** As `--only` names it. */
  name: string;
  /** What was found on the running product when it was tried first. */
  finding: string;
  /** What it does. */
  does: string;
  /** What must hold. */
  holds: string;
  /** Whether it needs more than the site's address: an editor's account, or the files and processes of the product. */
  needs?: 'ownProduct';
  /** Gets what the attacker needs, such as accounts, before anything is measured. */
  prepare: (target: Target) => Promise<Strike>;
}
