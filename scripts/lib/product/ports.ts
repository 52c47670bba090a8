import { createServer } from 'node:net';
import { listeningError, portProblem, type Listening } from '../../install/ports.mjs';
import { Failure } from '../process/failure.ts';
import type { ProductSettings } from './settings.ts';

/** A port on loopback that is free right now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await new Promise<number>((resolve, reject) => {
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address !== null && typeof address === 'object') resolve(address.port);
    });
  });
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Throws a Failure that names the setting if a server could not listen there. */
export async function requireFreePort(listening: Listening): Promise<void> {
  const problem = await portProblem(listening);
  if (problem !== undefined) throw new Failure(problem);
}

/** Checks the ports of both servers. */
export async function requireFreePorts(settings: ProductSettings): Promise<void> {
  const { siteHost, sitePort, cmsHost, cmsPort } = settings;
  await requireFreePort({ hostSetting: 'HOST', host: siteHost, portSetting: 'PORT', port: sitePort });
  await requireFreePort({ hostSetting: 'CMS_HOST', host: cmsHost, portSetting: 'CMS_PORT', port: cmsPort });
}

/** Strapi's default, so another Strapi often uses it. */
const USUAL_CMS_PORT = 1337;

/**
 * Gives the CMS a free port if no setting names one. That is fine because only the site connects to it. The search goes
 * up from the usual port: the system assigns much higher ports to connections, and the CMS needs its port to be free
 * again when it restarts.
 */
export async function withCmsPort(env: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  if (env.CMS_PORT || env.CMS_URL) return env;
  const sitePort = Number(env.PORT || 3000);
  for (let port = USUAL_CMS_PORT; port < USUAL_CMS_PORT + 1000; port++) {
    if (port === sitePort) continue;
    const problem = await listeningError(env.CMS_HOST || '127.0.0.1', port);
    if (problem === undefined) return { ...env, CMS_PORT: String(port) };
    // An invalid host is reported by the settings.
    if (problem.code !== 'EADDRINUSE' && problem.code !== 'EACCES') return env;
  }
  return env;
}
