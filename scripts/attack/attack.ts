import type { Target } from './target/target.ts';

/** The result of one attack, without anything that depends on the machine's speed. */
export interface Outcome {
  /** Number of responses per status. Requests without a response count under the error code, such as `ECONNRESET`. */
  responses: ReadonlyMap<string, number>;
  /** One sentence for each expectation that was violated. */
  faults: string[];
  /** Rows stored per table according to the responses. Defaults to none. */
  stored?: Readonly<Record<string, number>>;
  /** Files uploaded according to the responses. */
  uploaded?: number;
  /** A figure specific to this attack, such as the time of the slowest response. */
  note?: string;
}

/** Runs the attack. Measurements are taken while it runs. */
export type RunAttack = () => Promise<Outcome>;

export interface Attack {
  /** The name that `--only` takes. */
  name: string;
  /** Id of the original finding on the running product. */
  finding: string;
  /** What it does. */
  does: string;
  /** What must hold. */
  holds: string;
  /** Whether it needs more than the site's address: an editor's account, or the files and processes of the product. */
  needs?: 'ownProduct';
  /** Sets up what the attacker needs, such as accounts, before measuring starts. */
  prepare: (target: Target) => Promise<RunAttack>;
}
