import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { NOT_FOR_MAKE } from './mend.mjs';

/**
 * The folder that node-gyp calls `nodedir`: where the headers of this very Node lie beside its program, as all of Node's own archives
 * and most packages of systems have them. Undefined where they are not there, of another version, or in a folder that make cannot work with
 * (`~/Library/Application Support/fnm/…`): node-gyp then fetches them into a folder of its own.
 * @param {string} program absolute path of node
 * @param {string} version such as `20.20.2`
 */
export function headersFolder(program, version) {
  const folder = path.resolve(path.dirname(program), '..');
  if (NOT_FOR_MAKE.test(folder)) return undefined;
  const headers = path.join(folder, 'include/node');
  if (!existsSync(path.join(headers, 'node.h'))) return undefined;
  const file = path.join(headers, 'node_version.h');
  return existsSync(file) && versionIn(readFileSync(file, 'utf8')) === version ? folder : undefined;
}

/** @param {string} header text of node_version.h */
function versionIn(header) {
  return ['MAJOR', 'MINOR', 'PATCH']
    .map((part) => new RegExp(`^#define NODE_${part}_VERSION (\\d+)`, 'm').exec(header)?.[1])
    .join('.');
}

/**
 * The environment in which npm compiles with these headers instead of fetching them from nodejs.org, which a network with a package
 * registry alone does not reach.
 * @param {NodeJS.ProcessEnv} environment a `npm_config_nodedir` in it stays
 * @param {string} [program]
 * @param {string} [version]
 * @returns {NodeJS.ProcessEnv}
 */
export function withNodeHeaders(environment, program = process.execPath, version = process.versions.node) {
  const folder = headersFolder(program, version);
  if (folder === undefined) return environment;
  return { npm_config_nodedir: folder, ...environment };
}
