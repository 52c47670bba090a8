import { readPackages } from './lockfile.mjs';

/**
 * What a lockfile lacks for other platforms: an optional package (native parts come as one package per platform), or
 * its checksum. npm omits the packages of other platforms when it writes a lockfile beside an installed node_modules.
 * @param {string} lockText
 */
export function findLockGaps(lockText) {
  const packages = readPackages(lockText);
  return Object.entries(packages).flatMap(
    ([where, { version, integrity, link, inBundle, optionalDependencies }]) => {
      const missing = Object.keys(optionalDependencies ?? {}).filter(
        (name) => !isFound(packages, where, name),
      );
      const unchecked = where !== '' && !integrity && !link && !inBundle;
      return [
        ...missing.map((name) => `${where} may need ${name}, which is missing`),
        ...(unchecked ? [`${where} ${version} has no checksum`] : []),
      ];
    },
  );
}

/**
 * Whether Node would resolve `name` from the package `from`: inside it, or in a folder above.
 * @param {import('./lockfile.mjs').Packages} packages
 * @param {string} from
 * @param {string} name
 */
function isFound(packages, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (`${at === '' ? '' : `${at}/`}node_modules/${name}` in packages) return true;
    if (at === '') return false;
  }
}
