import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const { node } = process.versions;
const NO_HEADERS =
  'The package registry is reachable, but better-sqlite3 could not be installed. Its prebuilt binary comes from github.com/WiseLibs/better-sqlite3/releases; compiling ' +
  `it needs Node's headers from https://nodejs.org/download/release/v${node}/node-v${node}-headers.tar.gz. Neither could be downloaded.\n` +
  'Copy that archive here another way, unpack it, and run the command again with npm_config_nodedir=<the unpacked folder>. Or set npm_config_disturl to a mirror of ' +
  'nodejs.org, or install Node from its official archive, which includes the headers.';

/** Patterns in the output of npm or node, and what to do about them. The first match is reported. */
const mends = [
  {
    sign: /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|network/i,
    mend: 'The package registry is unreachable: check the network or the proxy.',
  },
  { sign: /ENOSPC/, mend: 'The disk is full: about 2 GB are needed.' },
  {
    sign: /EACCES|EPERM/,
    mend: 'The folder is not writable: change its owner to the user who runs this command.',
  },
  {
    sign: /Could not locate the bindings file/,
    mend: 'npm did not run the install script of better-sqlite3: run `npm config set ignore-scripts false` and delete cms/node_modules.',
  },
  { sign: /ENOENT.*npm|spawn npm/, mend: 'npm is not on the PATH: it comes with Node.' },
];

/** Characters in a path that have a special meaning for make or a shell. */
export const UNSAFE_FOR_MAKE = /[\s"'`$#%&()*;<>?[\]\\{|}:]/;

/**
 * Advice about a failed install.
 * @param {string} output what the failed command printed
 * @param {{ missing: string[], folder: string }} machine the missing compiler tools, and the folder of the install
 */
export function adviceFor(output, { missing, folder }) {
  if (/gyp/.test(output)) {
    const [sign] = UNSAFE_FOR_MAKE.exec(folder) ?? [];
    if (sign !== undefined) {
      return (
        `better-sqlite3 must be compiled on this machine, and make does not work in a folder with "${sign}" in its path:\n` +
        `${folder}\nMove this folder to a path with only letters, digits, "-" and "_", and run the command again.`
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
      `better-sqlite3 must be compiled on this machine, which lacks: ${missing.join(', ')}.\n` +
      'Install them (Debian, Ubuntu: apt-get install -y python3 make g++ · macOS: xcode-select --install) and run the command again.'
    );
  }
  const known = mends.find(({ sign }) => sign.test(output));
  return `${known ? `${known.mend} Then run` : 'Fix that, then run'} the command again.`;
}

/** Which of python3, make and g++ are missing from the PATH. */
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
