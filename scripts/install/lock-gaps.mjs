import { readPackages } from './lockfile.mjs';

/**
 * What a lockfile lacks that machines of other kinds need: an optional package (native parts come as one for each platform), or the
 * checksum of one. npm leaves those of other platforms out when it writes a lockfile beside an installed node_modules.
 * @param {string} lockText
 */
export function lockGaps(lockText) {
  const packages = readPackages(lockText);
  return Object.entries(packages).flatMap(
    ([where, { version, integrity, link, inBundle, optionalDependencies }]) => {
      const missing = Object.keys(optionalDependencies ?? {}).filter(
        (name) => !isFound(packages, where, name),
      );
      const unchecked = where !== '' && !integrity && !link && !inBundle;
      return [
        ...missing.map((name) => `${where} may need ${name}, which is not there`),
        ...(unchecked ? [`${where} ${version} has no checksum`] : []),
      ];
    },
  );
}

/**
 * Whether Node would find a package from another: beside it, or in a folder above.
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
