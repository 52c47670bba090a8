import { runShown } from '../process/run.ts';
import { inRoot } from '../files/root.ts';

/** Runs a built program of the CMS (cms/src/cli) in `cwd` and returns its exit code. */
export function runCmsProgram(
  name: 'backup' | 'content' | 'doctor' | 'move-database',
  args: string[],
  { env, cwd, nodeOptions = [] }: { env: NodeJS.ProcessEnv; cwd: string; nodeOptions?: string[] },
): Promise<number> {
  const program = inRoot(`cms/dist/src/cli/${name}.js`);
  return runShown(process.execPath, [...nodeOptions, program, ...args], {
    cwd,
    env: { NODE_ENV: 'production', ...env },
  });
}
