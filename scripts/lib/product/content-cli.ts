import { runCmsProgram } from './cms-program.ts';

/**
 * Semi-space size in MiB. Imports allocate large, short-lived objects; with Node's default of 16, garbage collection
 * takes a tenth of a seed.
 */
const YOUNG_GENERATION = 64;

/** Runs the CMS's built content tool in `cwd` and returns its exit code. */
export const runContentCli = (args: string[], env: NodeJS.ProcessEnv, cwd: string): Promise<number> =>
  runCmsProgram('content', args, {
    env,
    cwd,
    nodeOptions: [`--max-semi-space-size=${YOUNG_GENERATION}`],
  });
