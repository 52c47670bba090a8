import { runShown } from '../process/run.ts';
import { inRoot } from '../files/root.ts';

/**
 * Semi-space size in MiB. Imports allocate large, short-lived objects; with Node's default of 16, garbage collection
 * takes a tenth of a seed.
 */
const YOUNG_GENERATION = 64;

/** Runs the CMS's built content tool (cms/src/cli/content.ts) in `cwd` and returns its exit code. */
export function runContentCli(args: string[], env: NodeJS.ProcessEnv, cwd: string): Promise<number> {
  const node = [`--max-semi-space-size=${YOUNG_GENERATION}`, inRoot('cms/dist/src/cli/content.js')];
  return runShown(process.execPath, [...node, ...args], { cwd, env: { NODE_ENV: 'production', ...env } });
}
