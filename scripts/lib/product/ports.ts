import getPort, { portNumbers } from 'get-port';
import { findPortProblem, type Listening } from '../../install/ports.mjs';
import { Failure } from '../process/failure.ts';
import type { ProductSettings } from './settings/settings.ts';

/** A port on loopback that is free right now. The same one is not returned again within seconds. */
export const findFreePort = (): Promise<number> => getPort({ host: '127.0.0.1' });

/** Throws a Failure that names the setting if a server could not listen there. */
export async function requireFreePort(listening: Listening): Promise<void> {
  const problem = await findPortProblem(listening);
  if (problem !== undefined) throw new Failure(problem);
}

/** Checks the ports of both servers, and those of their metrics. */
export async function requireFreePorts(settings: ProductSettings): Promise<void> {
  const {
    siteHost,
    sitePort,
    cmsHost,
    cmsPort,
    metricsHost: host,
    siteMetricsPort,
    cmsMetricsPort,
  } = settings;
  await requireFreePort({ hostSetting: 'HOST', host: siteHost, portSetting: 'PORT', port: sitePort });
  await requireFreePort({ hostSetting: 'CMS_HOST', host: cmsHost, portSetting: 'CMS_PORT', port: cmsPort });
  const metrics = { METRICS_PORT: siteMetricsPort, CMS_METRICS_PORT: cmsMetricsPort };
  for (const [portSetting, port] of Object.entries(metrics)) {
    if (port !== undefined) await requireFreePort({ hostSetting: 'METRICS_HOST', host, portSetting, port });
  }
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
  const usual = portNumbers(USUAL_CMS_PORT, USUAL_CMS_PORT + 1000);
  try {
    const port = await getPort({
      host: env.CMS_HOST || '127.0.0.1',
      port: usual,
      exclude: [env.PORT || 3000, env.METRICS_PORT, env.CMS_METRICS_PORT].map(Number).filter(Boolean),
    });
    return { ...env, CMS_PORT: String(port) };
  } catch {
    // An invalid host or port is reported when the settings are read.
    return env;
  }
}
