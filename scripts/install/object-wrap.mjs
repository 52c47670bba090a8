import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UNSAFE_FOR_MAKE } from './install-advice.mjs';

const HEADER = 'object-wrap.h';

/**
 * An environment in which native modules are compiled without the faulty cleanup hook of Node 24.19 and later
 * (`object-wrap.h`). Prebuilt binaries do not have it: they were compiled with earlier headers.
 * @param {NodeJS.ProcessEnv} environment
 * @param {string} [version]
 * @param {string} [folder] of the header
 * @returns {NodeJS.ProcessEnv}
 */
export function withoutCleanupHook(
  environment,
  version = process.versions.node,
  folder = import.meta.dirname,
) {
  const [major, minor] = version.split('.').map(Number);
  if (major !== 24 || Number(minor) < 19) return environment;
  const flags = [environment.CXXFLAGS, '-include', headerIn(folder)];
  return { ...environment, CXXFLAGS: flags.filter(Boolean).join(' ') };
}

/**
 * The compiler's flags are divided at blanks: a header in such a folder is copied.
 * @param {string} folder
 */
function headerIn(folder) {
  const header = path.join(folder, HEADER);
  if (!UNSAFE_FOR_MAKE.test(header)) return header;
  const copy = path.join(mkdtempSync(path.join(tmpdir(), 'wellfolio-headers-')), HEADER);
  copyFileSync(header, copy);
  return copy;
}
