import { createServer } from 'node:net';
import { listeningError, portProblem, type Listening } from '../../install/ports.mjs';
import { Failure } from '../process/failure.ts';
import type { ProductSettings } from './settings.ts';

/** A port on loopback that nobody listens on at this moment. */
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

/** A Failure that names the setting, when a server could not listen there. */
export async function requireFreePort(listening: Listening): Promise<void> {
  const problem = await portProblem(listening);
  if (problem !== undefined) throw new Failure(problem);
}

/** The same for both servers. */
export async function requireFreePorts(settings: ProductSettings): Promise<void> {
  const { siteHost, sitePort, cmsHost, cmsPort } = settings;
  await requireFreePort({ hostSetting: 'HOST', host: siteHost, portSetting: 'PORT', port: sitePort });
  await requireFreePort({ hostSetting: 'CMS_HOST', host: cmsHost, portSetting: 'CMS_PORT', port: cmsPort });
}

/** Strapi's own, so another Strapi often has it. */
const USUAL_CMS_PORT = 1337;

/**
 * Gives the CMS a free port where no setting names one: only the site asks it. From the usual one upward, because the system hands ports
 * far above out to connections, and the CMS must find its port free again when it is restarted.
 */
export async function withCmsPort(env: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  if (env.CMS_PORT || env.CMS_URL) return env;
  const sitePort = Number(env.PORT || 3000);
  for (let port = USUAL_CMS_PORT; port < USUAL_CMS_PORT + 1000; port++) {
    if (port === sitePort) continue;
    const problem = await listeningError(env.CMS_HOST || '127.0.0.1', port);
    if (problem === undefined) return { ...env, CMS_PORT: String(port) };
    // Of a host that is none the settings tell.
    if (problem.code !== 'EADDRINUSE' && problem.code !== 'EACCES') return env;
  }
  return env;
}
