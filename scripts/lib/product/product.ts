import path from 'node:path';
import { atEnd, placeAtEnd } from '../process/cleanup.ts';
import { siteEnvironment } from './environment.ts';
import { waitUntilReady } from '../process/ready.ts';
import { root } from '../files/root.ts';
import { startService, type Service, type ServiceOptions } from '../process/service.ts';
import type { ProductSettings } from './settings.ts';

/** It stands in front of a CMS that runs: if it cannot reach that one (CMS_URL), it says so. */
const SITE_READY_WITHIN_MS = 30_000;

type OnLine = ServiceOptions['onLine'];
type StopAtEnd = NonNullable<ServiceOptions['stopAtEnd']>;

/** The two servers of the built product. */
export interface Product {
  cms: Service;
  web: Service;
  /** Each starts its server anew when it has ended. However often: the site is stopped first, the CMS after it. */
  again: { cms: () => Promise<Service>; web: () => Promise<Service> };
}

/**
 * Starts the built CMS and, when it is ready, the built site. `env` is what loadEnvironment or scratchEnvironment
 * answers, NODE_ENV included; `onLine` gets what the servers print, each line with its server's name before it. `home` is
 * the checkout whose build is started.
 */
export async function startProduct(
  env: NodeJS.ProcessEnv,
  settings: ProductSettings,
  onLine: OnLine,
  home = root,
): Promise<Product> {
  // The last place goes first: the site finishes what is underway while the CMS still answers it.
  const [stopCms, stopSite] = [placeAtEnd(), placeAtEnd()];
  const cms = (): Promise<Service> => startCms(env, settings.cms, onLine, stopCms, home);
  return {
    cms: await cms(),
    web: await startSite(env, settings.site, onLine, stopSite, home),
    again: {
      cms,
      // It is of use before the CMS is back, for which /readyz would wait.
      web: async () =>
        whenReady(
          await spawnSite(env, onLine, stopSite, home),
          `${settings.site}/healthz`,
          SITE_READY_WITHIN_MS,
        ),
    },
  };
}

/** Starts the built CMS alone; `address` is where `env` makes it listen. Answers when it is ready. */
export async function startCms(
  env: NodeJS.ProcessEnv,
  address: string,
  onLine: OnLine,
  stopAtEnd: StopAtEnd = atEnd,
  home = root,
): Promise<Service> {
  const cms = startService({
    name: 'The CMS',
    program: process.execPath,
    args: [path.join(home, 'cms/node_modules/@strapi/strapi/bin/strapi.js'), 'start'],
    cwd: path.join(home, 'cms'),
    env,
    onLine: (line) => onLine(`cms │ ${line}`),
    stopAtEnd,
  });
  return whenReady(cms, `${address}/readyz`);
}

/** Starts the built site alone, in front of a CMS that runs. The rest as of startCms. */
export async function startSite(
  env: NodeJS.ProcessEnv,
  address: string,
  onLine: OnLine,
  stopAtEnd: StopAtEnd = atEnd,
  home = root,
): Promise<Service> {
  return whenReady(await spawnSite(env, onLine, stopAtEnd, home), `${address}/readyz`, SITE_READY_WITHIN_MS);
}

async function spawnSite(
  env: NodeJS.ProcessEnv,
  onLine: OnLine,
  stopAtEnd: StopAtEnd,
  home: string,
): Promise<Service> {
  return startService({
    name: 'The site',
    program: process.execPath,
    args: [path.join(home, 'web/dist/server/main.js')],
    cwd: path.join(home, 'web'),
    env: await siteEnvironment(env),
    onLine: (line) => onLine(`web │ ${line}`),
    stopAtEnd,
  });
}

/** A server that does not become ready is stopped, so that the next one finds its port free. */
async function whenReady(service: Service, url: string, limit?: number): Promise<Service> {
  try {
    await waitUntilReady(url, service, limit);
    return service;
  } catch (error) {
    await service.stop();
    throw error;
  }
}

/** Waits for the first of the servers to end, which neither should, and says how. Never settles otherwise. */
export async function firstToEnd(services: Service[]): Promise<string> {
  return Promise.race(
    services.map(async ({ name, ended }) => {
      const { how, lastWords } = await ended;
      return `${name} ${how}, so everything stops. The last it said:\n\n${lastWords}`;
    }),
  );
}
