import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { parseEnv } from 'node:util';

/**
 * The address a server listens on, and the two settings that define it.
 * @typedef {{ hostSetting: string, host: string, portSetting: string, port: number }} Listening
 */

/**
 * Why a server cannot listen there, and what to do about it; undefined if it can.
 * @param {Listening} listening
 * @returns {Promise<string | undefined>}
 */
export async function findPortProblem({ hostSetting, host, portSetting, port }) {
  const problem = await listeningError(host, port);
  if (problem === undefined) return undefined;
  if (problem.code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program (perhaps an earlier \`npm start\`). Stop that, or choose another port: ${portSetting}=${port + 1} in .env.`;
  }
  if (problem.code === 'EACCES') {
    return `This user may not listen on port ${port}. Choose one above 1023: ${portSetting}=${port + 3000} in .env.`;
  }
  return `This machine cannot listen on ${host} (${problem.message}). ${hostSetting} in .env must be one of its addresses: 127.0.0.1, or 0.0.0.0 for all of them.`;
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<NodeJS.ErrnoException | undefined>}
 */
function listeningError(host, port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.on('error', resolve);
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

/**
 * Checks all configured ports before anything is installed, because nobody should wait minutes for that error. Invalid
 * ports are left to the settings' own checks.
 * @param {NodeJS.ProcessEnv} environment
 * @param {string} envFile the `.env` file; the environment takes precedence
 * @returns {Promise<string | undefined>}
 */
export async function findEarlyPortProblem(environment, envFile) {
  const settings = {
    ...(existsSync(envFile) ? parseEnv(readFileSync(envFile, 'utf8')) : {}),
    ...environment,
  };
  const named = [
    { hostSetting: 'HOST', portSetting: 'PORT', usual: '3000' },
    // Without a configured port, the CMS uses a free one.
    { hostSetting: 'CMS_HOST', portSetting: 'CMS_PORT', usual: undefined },
    // Without a port, there are no metrics.
    { hostSetting: 'METRICS_HOST', portSetting: 'METRICS_PORT', usual: undefined },
    { hostSetting: 'METRICS_HOST', portSetting: 'CMS_METRICS_PORT', usual: undefined },
  ];
  for (const { hostSetting, portSetting, usual } of named) {
    const port = Number(settings[portSetting] || usual);
    if (!Number.isInteger(port) || port < 1 || port > 65_535) continue;
    const host = settings[hostSetting] || '127.0.0.1';
    const problem = await findPortProblem({ hostSetting, host, portSetting, port });
    if (problem !== undefined) return problem;
  }
  return undefined;
}
