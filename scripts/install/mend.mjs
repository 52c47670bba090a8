import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const { node } = process.versions;
const NO_HEADERS =
  'The package registry answered, but better-sqlite3 could not be had: its prebuilt part comes from github.com/WiseLibs/better-sqlite3/releases, and to ' +
  `compile it Node's headers come from https://nodejs.org/download/release/v${node}/node-v${node}-headers.tar.gz. Neither could be fetched.\n` +
  'Bring that archive here another way, unpack it, and run the command again with npm_config_nodedir=<the unpacked folder>; or name a mirror of nodejs.org ' +
  'with npm_config_disturl, or install Node from its own archive, which has the headers in it.';

/** What npm or node says, and what to do about it. The first that fits is told. */
const mends = [
  {
    sign: /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|network/i,
    mend: 'The package registry cannot be reached: check the network or the proxy.',
  },
  { sign: /ENOSPC/, mend: 'The disk is full: about 2 GB are needed.' },
  { sign: /EACCES|EPERM/, mend: 'The folder cannot be written: give it to the user who runs this command.' },
  {
    sign: /Could not locate the bindings file/,
    mend: 'npm did not let better-sqlite3 compile itself: turn its setting off with `npm config set ignore-scripts false` and delete cms/node_modules.',
  },
  { sign: /ENOENT.*npm|spawn npm/, mend: 'npm is not on the PATH: it comes with Node.' },
];

/** Signs in a path that make or a shell takes for its own. */
export const NOT_FOR_MAKE = /[\s"'`$#%&()*;<>?[\]\\{|}:]/;

/**
 * The sentence that tells a person what to do about a failed install.
 * @param {string} output what the failed command printed
 * @param {{ missing: string[], folder: string }} machine the parts of a compiler that this machine lacks, and where was installed
 */
export function mendFor(output, { missing, folder }) {
  if (/gyp/.test(output)) {
    const [sign] = NOT_FOR_MAKE.exec(folder) ?? [];
    if (sign !== undefined) {
      return (
        `better-sqlite3 has to be compiled on this machine, and make cannot work in a folder with "${sign}" in its path:\n` +
        `${folder}\nMove this folder to a path of letters, digits, "-" and "_" alone, and run the command again.`
      );
    }
    if (
      /gyp[^\n]*(?:ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|getaddrinfo|network|\b[45]\d\d response)/i.test(
        output,
      )
    ) {
      return NO_HEADERS;
    }
  }
  if (/gyp|better-sqlite3|better_sqlite3/.test(output) && missing.length > 0) {
    return (
      `better-sqlite3 has to be compiled on this machine, and it lacks: ${missing.join(', ')}.\n` +
      'Install them (Debian, Ubuntu: apt-get install -y python3 make g++ · macOS: xcode-select --install) and run the command again.'
    );
  }
  const known = mends.find(({ sign }) => sign.test(output));
  return `${known ? `${known.mend} Then run` : 'When that is mended, run'} the command again.`;
}

/** Those of python3, make and g++ that are not on the PATH. */
export function missingCompilerParts() {
  const parts = {
    python3: ['python3', 'python'],
    make: ['make', 'gmake'],
    'g++': ['g++', 'c++', 'clang++'],
  };
  return Object.entries(parts)
    .filter(([, programs]) => !programs.some(onPath))
    .map(([name]) => name);
}

/** @param {string} program */
function onPath(program) {
  return (process.env.PATH ?? '').split(path.delimiter).some((folder) => {
    try {
      accessSync(path.join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
