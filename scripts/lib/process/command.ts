import { cleanUp, cleanUpOnSignals, isStopping } from './cleanup.ts';
import { Failure } from './failure.ts';

/**
 * Runs one command of scripts/: prints `help` when asked for it, otherwise does the work and cleans up after it.
 * A Failure is told in its own words, anything else is a bug and shows its stack; both end with exit code 1.
 * `work` may answer an exit code.
 */
export async function command(
  help: string,
  work: (args: string[]) => Promise<number | undefined | void>,
): Promise<void> {
  const args = process.argv.slice(2);
  if (args[0] === '--help' || args[0] === '-h') {
    console.log(help.trim());
    return;
  }
  cleanUpOnSignals();
  try {
    process.exitCode = (await work(args)) ?? 0;
  } catch (error) {
    // What fails while it is being stopped fails because of that.
    if (isStopping()) return;
    process.exitCode = 1;
    console.error(error instanceof Failure ? `\n✗ ${error.message}` : error);
  }
  if (!isStopping()) await cleanUp();
}
