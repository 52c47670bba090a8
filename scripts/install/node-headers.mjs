import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UNSAFE_FOR_MAKE } from './install-advice.mjs';

/**
 * The folder that node-gyp calls `nodedir`: the headers that come with this Node, as in all official archives and most
 * system packages. Undefined if they are missing, of another version, or in a folder that make cannot handle
 * (`~/Library/Application Support/fnm/…`). node-gyp then downloads them into its own folder.
 * @param {string} program absolute path of node
 * @param {string} version such as `20.20.2`
 */
export function findHeadersFolder(program, version) {
  const folder = path.resolve(path.dirname(program), '..');
  if (UNSAFE_FOR_MAKE.test(folder)) return undefined;
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
 * An environment in which npm compiles with these headers instead of downloading them from nodejs.org, which is
 * unreachable in a network with only a package registry.
 * @param {NodeJS.ProcessEnv} environment an existing `npm_config_nodedir` is not changed
 * @param {string} [program]
 * @param {string} [version]
 * @returns {NodeJS.ProcessEnv}
 */
export function withNodeHeaders(environment, program = process.execPath, version = process.versions.node) {
  const folder = findHeadersFolder(program, version);
  if (folder === undefined) return environment;
  return { npm_config_nodedir: folder, ...environment };
}
