import { spawnSync } from 'node:child_process';
import { findProgram } from '../../lib/process/programs.ts';

/** The engines in which the tests of e2e/engines run. */
export const ENGINES = ['firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

/** The Debian packages that an engine needs. */
const PACKAGES: Record<EngineName, string> = {
  firefox: 'firefox-esr',
  webkit: 'webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb',
};

/** Looks for programs on a machine. */
interface Machine {
  find: (names: string[]) => string | undefined;
  /** Whether the system's Python can open a window of WebKitGTK, as e2e/engines/driver/webkit-window.py does. */
  hasWindow: () => boolean;
}

const thisMachine: Machine = {
  find: (names) => findProgram(names),
  hasWindow: () => {
    const imports =
      'import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1"); from gi.repository import WebKit2';
    // Debian's Python, which has the bindings, even if another one is first on the PATH.
    return spawnSync('/usr/bin/python3', ['-c', imports], { stdio: 'ignore' }).status === 0;
  },
};

/** Returns the programs of an engine as environment variables for the tests; undefined if one is missing. */
export function enginePrograms(
  engine: EngineName,
  { find, hasWindow }: Machine = thisMachine,
): Record<string, string> | undefined {
  if (engine === 'firefox') return allOf({ FIREFOX_PATH: find(['firefox-esr', 'firefox']) });
  const programs = allOf({
    WEBKIT_DRIVER_PATH: find(['WebKitWebDriver']),
    XVFB_PATH: find(['Xvfb']),
    STDBUF_PATH: find(['stdbuf']),
  });
  return programs && hasWindow() ? programs : undefined;
}

function allOf(programs: Record<string, string | undefined>): Record<string, string> | undefined {
  const found = Object.entries(programs).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return found.length === Object.keys(programs).length ? Object.fromEntries(found) : undefined;
}

/** The line that a run prints for an engine that it could not test. */
export const formatNotTested = (engine: EngineName): string =>
  `  ! ${engine.toUpperCase()} WAS NOT TESTED: it needs what is missing here (Debian, Ubuntu: apt-get install -y ${PACKAGES[engine]}).`;

/** Splits the arguments of `npm run e2e:engines` into engines (all, if none is named) and parts of file names. */
export function parseEngineArgs(args: readonly string[]): {
  engines: readonly EngineName[];
  words: string[];
} {
  const isNamed = (engine: EngineName): boolean => args.includes(engine);
  const engines = ENGINES.filter(isNamed);
  const words = args.filter((arg) => !ENGINES.some((engine) => engine === arg));
  return { engines: engines.length > 0 ? engines : ENGINES, words };
}
