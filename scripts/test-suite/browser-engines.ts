import { spawnSync } from 'node:child_process';
import { findProgram } from '../lib/process/programs.ts';

/** What the tests of e2e/engines run in, beside Chromium. */
export const ENGINES = ['firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

/** How a machine gets what an engine needs. */
const PACKAGES: Record<EngineName, string> = {
  firefox: 'firefox-esr',
  webkit: 'webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb',
};

/** What a machine has. */
export interface Machine {
  find: (names: string[]) => string | undefined;
  /** Whether the system's Python can open a window of WebKitGTK, as e2e/engines/driver/webkit-window.py does. */
  hasWindow: () => boolean;
}

const thisMachine: Machine = {
  find: (names) => findProgram(names),
  hasWindow: () => {
    const imports =
      'import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1"); from gi.repository import WebKit2';
    // Debian's own, to which its bindings belong, whatever comes first on the PATH.
    return spawnSync('/usr/bin/python3', ['-c', imports], { stdio: 'ignore' }).status === 0;
  },
};

/** The programs of an engine, as the tests read them from the environment; undefined where one is missing. */
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

/** What a run says of an engine that it could not test. */
export const notTestedLine = (engine: EngineName): string =>
  `  ! ${engine.toUpperCase()} WAS NOT TESTED: it needs what is missing here (Debian, Ubuntu: apt-get install -y ${PACKAGES[engine]}).`;

/** The engines and the words for file names among the arguments of `npm run e2e:engines`; without an engine, all. */
export function parseEngineArgs(args: readonly string[]): {
  engines: readonly EngineName[];
  words: string[];
} {
  const isNamed = (engine: EngineName): boolean => args.includes(engine);
  const engines = ENGINES.filter(isNamed);
  const words = args.filter((arg) => !ENGINES.some((engine) => engine === arg));
  return { engines: engines.length > 0 ? engines : ENGINES, words };
}
