import { runShown } from './run.ts';
import { inRoot } from './root.ts';

/** Runs the CMS's content tool (cms/src/content-files/cli.ts) as it was built, in `cwd`. Answers its exit code. */
export function runContentCli(args: string[], env: NodeJS.ProcessEnv, cwd: string): Promise<number> {
  return runShown(process.execPath, [inRoot('cms/dist/src/content-files/cli.js'), ...args], {
    cwd,
    env: { NODE_ENV: 'production', ...env },
  });
}
