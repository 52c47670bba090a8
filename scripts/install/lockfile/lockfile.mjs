import { createHash } from 'node:crypto';

/**
 * The stamp of a finished install: the lockfile, and the platform that native parts were downloaded or compiled for.
 * @param {string} lockText
 */
export function lockStamp(lockText) {
  const platform = `${process.platform} ${process.arch} ${process.versions.modules}`;
  return createHash('sha256').update(`${platform}\n${lockText}`).digest('hex');
}

/**
 * Whether npm's record of the installed packages (node_modules/.package-lock.json) matches the lockfile exactly.
 * Optional packages may be missing, because they belong to other platforms.
 * @param {string} lockText
 * @param {string} installedText
 */
export function matchesLockfile(lockText, installedText) {
  const wanted = readPackages(lockText);
  const installed = readPackages(installedText);
  const complete = Object.entries(wanted).every(([where, { version, optional, devOptional }]) => {
    const found = installed[where];
    return found ? found.version === version : where === '' || optional || devOptional;
  });
  return complete && Object.keys(installed).every((where) => where in wanted);
}

/**
 * @typedef {object} Package
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {unknown} [license]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {boolean} [devOptional]
 * @property {boolean} [link]
 * @property {boolean} [inBundle]
 * @property {Record<string, string>} [optionalDependencies]
 */
/** @typedef {Record<string, Package>} Packages */

/** @param {string} text */
export function readPackages(text) {
  /** @type {unknown} */
  const lockfile = JSON.parse(text);
  if (!isLockfile(lockfile)) throw new Error('Expected a lockfile of npm 7 or newer, with "packages".');
  return lockfile.packages;
}

/**
 * @param {unknown} value
 * @returns {value is { packages: Packages }}
 */
function isLockfile(value) {
  return (
    typeof value === 'object' && value !== null && 'packages' in value && typeof value.packages === 'object'
  );
}
