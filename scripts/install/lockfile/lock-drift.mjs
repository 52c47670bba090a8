import { readPackages } from './lockfile.mjs';

/**
 * The differences between the committed lockfile and one that npm generates from package.json, one sentence each.
 * Download URLs are not compared, because they depend on the developer's npm settings.
 * @param {string} committedText
 * @param {string} madeAnewText
 */
export function findLockDrift(committedText, madeAnewText) {
  const committed = readPackages(committedText);
  const madeAnew = readPackages(madeAnewText);
  const changed = Object.entries(madeAnew).flatMap(([where, { version }]) => {
    const before = committed[where];
    if (!before) return [`${where} ${version} is missing`];
    return before.version === version ? [] : [`${where} is ${before.version}, not ${version}`];
  });
  const left = Object.keys(committed).filter((where) => !(where in madeAnew));
  return [...changed, ...left.map((where) => `${where} is left over`)];
}
