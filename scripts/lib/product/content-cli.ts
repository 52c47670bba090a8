import { runShown } from '../process/run.ts';
import { inRoot } from '../files/root.ts';

/** In MiB. Content goes through memory in large, short-lived pieces: with node's own 16 a tenth of a seed is garbage collection. */
const YOUNG_GENERATION = 64;

/** Runs the CMS's content tool (cms/src/cli/content.ts) as it was built, in `cwd`. Answers its exit code. */
export function runContentCli(args: string[], env: NodeJS.ProcessEnv, cwd: string): Promise<number> {
  const node = [`--max-semi-space-size=${YOUNG_GENERATION}`, inRoot('cms/dist/src/cli/content.js')];
  return runShown(process.execPath, [...node, ...args], { cwd, env: { NODE_ENV: 'production', ...env } });
}
