import getPort, { portNumbers } from 'get-port';
import { portProblem, type Listening } from '../../install/ports.mjs';
import { Failure } from '../process/failure.ts';
import type { ProductSettings } from './settings.ts';

/** A port on loopback that nobody listens on at this moment; none twice within seconds. */
export const freePort = (): Promise<number> => getPort({ host: '127.0.0.1' });

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
  const usual = portNumbers(USUAL_CMS_PORT, USUAL_CMS_PORT + 1000);
  try {
    const port = await getPort({
      host: env.CMS_HOST || '127.0.0.1',
      port: usual,
      exclude: [Number(env.PORT || 3000)],
    });
    return { ...env, CMS_PORT: String(port) };
  } catch {
    // Of a host that is none, and of a port that is none, the settings tell.
    return env;
  }
}
