import { cleanUp, cleanUpOnSignals, isStopping } from './cleanup.ts';
import { Failure } from './failure.ts';

/**
 * Runs a command of scripts/: prints `help` for `--help`, otherwise runs `work` and cleans up. For a Failure only its
 * message is printed; any other error is a bug and shows its stack. Both end with exit code 1. `work` may return an
 * exit code.
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
    // An error while the script is being stopped is caused by the stop.
    if (isStopping()) return;
    process.exitCode = 1;
    console.error(error instanceof Failure ? `\n✗ ${error.message}` : error);
  }
  if (!isStopping()) await cleanUp();
}
