import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { parseEnv } from 'node:util';

/**
 * Where a server is to listen, and the two settings that say so.
 * @typedef {{ hostSetting: string, host: string, portSetting: string, port: number }} Listening
 */

/**
 * Why a server cannot listen there, and what to do about it; undefined: it can.
 * @param {Listening} listening
 * @returns {Promise<string | undefined>}
 */
export async function portProblem({ hostSetting, host, portSetting, port }) {
  const problem = await listeningError(host, port);
  if (problem === undefined) return undefined;
  if (problem.code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program (perhaps an earlier \`npm start\`). Stop that, or choose another port: ${portSetting}=${port + 1} in .env.`;
  }
  if (problem.code === 'EACCES') {
    return `Port ${port} may not be opened by this user. Choose one above 1023: ${portSetting}=${port + 3000} in .env.`;
  }
  return `This machine cannot listen on ${host} (${problem.message}). ${hostSetting} in .env must be an address of its own: 127.0.0.1, or 0.0.0.0 for all of them.`;
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<NodeJS.ErrnoException | undefined>}
 */
export function listeningError(host, port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.on('error', resolve);
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

/**
 * The same of all ports that the settings name, before anything is installed: nobody should wait minutes for that sentence. What is no
 * port at all the settings refuse later, each in its own words.
 * @param {NodeJS.ProcessEnv} environment
 * @param {string} envFile the `.env` file, which the environment goes before
 * @returns {Promise<string | undefined>}
 */
export async function earlyPortProblem(environment, envFile) {
  const settings = {
    ...(existsSync(envFile) ? parseEnv(readFileSync(envFile, 'utf8')) : {}),
    ...environment,
  };
  const named = [
    { hostSetting: 'HOST', portSetting: 'PORT', usual: '3000' },
    // Without a port of its own the CMS takes a free one.
    { hostSetting: 'CMS_HOST', portSetting: 'CMS_PORT', usual: undefined },
  ];
  for (const { hostSetting, portSetting, usual } of named) {
    const port = Number(settings[portSetting] || usual);
    if (!Number.isInteger(port) || port < 1 || port > 65_535) continue;
    const host = settings[hostSetting] || '127.0.0.1';
    const problem = await portProblem({ hostSetting, host, portSetting, port });
    if (problem !== undefined) return problem;
  }
  return undefined;
}
