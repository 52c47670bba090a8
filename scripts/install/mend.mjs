import { accessSync, constants } from 'node:fs';
import path from 'node:path';

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

/**
 * The sentence that tells a person what to do about a failed install.
 * @param {string} output what the failed command printed
 * @param {string[]} missing the parts of a compiler that this machine lacks
 */
export function mendFor(output, missing) {
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
