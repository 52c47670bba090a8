import { readPackages } from './lockfile.mjs';

/**
 * How a lockfile that npm makes anew from package.json differs from the committed one: a sentence each. Where a package
 * comes from is not compared, because that depends on a person's npm settings.
 * @param {string} committedText
 * @param {string} madeAnewText
 */
export function lockDrift(committedText, madeAnewText) {
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
