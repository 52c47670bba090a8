import path from 'node:path';
import { onExit, reserveCleanup } from '../process/cleanup.ts';
import { siteEnvironment } from './settings/environment.ts';
import { waitUntilReady } from '../process/service/ready.ts';
import { root } from '../files/root.ts';
import { startService, type Service, type ServiceOptions } from '../process/service/service.ts';
import type { ProductSettings } from './settings/settings.ts';

/** The CMS is already running when the site starts. If the site cannot reach it (CMS_URL), it reports that. */
const SITE_READY_WITHIN_MS = 30_000;

type OnLine = ServiceOptions['onLine'];
type StopAtEnd = NonNullable<ServiceOptions['stopAtEnd']>;

/** The two servers of the built product. */
export interface Product {
  cms: Service;
  web: Service;
  /**
   * Each restarts its server after it has ended. However often that happens, the site is stopped first, then the CMS.
   */
  again: { cms: () => Promise<Service>; web: () => Promise<Service> };
}

/**
 * Starts the built CMS and, when it is ready, the built site. `env` is the result of loadEnvironment or
 * scratchEnvironment, including NODE_ENV. `onLine` gets each line of the servers' output, prefixed with the server's
 * name. `home` is the checkout to start.
 */
export async function startProduct(
  env: NodeJS.ProcessEnv,
  settings: ProductSettings,
  onLine: OnLine,
  home = root,
): Promise<Product> {
  // The last place is stopped first, so the site finishes requests in flight while the CMS still responds.
  const [stopCms, stopSite] = [reserveCleanup(), reserveCleanup()];
  const cms = (): Promise<Service> => startCms(env, settings.cms, onLine, stopCms, home);
  return {
    cms: await cms(),
    web: await startSite(env, settings.site, onLine, stopSite, home),
    again: {
      cms,
      // The site is useful even before the CMS is back, which /readyz would wait for.
      web: async () =>
        whenReady(
          await spawnSite(env, onLine, stopSite, home),
          `${settings.site}/healthz`,
          SITE_READY_WITHIN_MS,
        ),
    },
  };
}

/** Starts only the built CMS and resolves when it is ready. `address` is where it listens according to `env`. */
export async function startCms(
  env: NodeJS.ProcessEnv,
  address: string,
  onLine: OnLine,
  stopAtEnd: StopAtEnd = onExit,
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

/** Starts only the built site, for a running CMS. Otherwise like startCms. */
export async function startSite(
  env: NodeJS.ProcessEnv,
  address: string,
  onLine: OnLine,
  stopAtEnd: StopAtEnd = onExit,
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

/** A server that does not become ready is stopped, so that its port is free for the next one. */
async function whenReady(service: Service, url: string, limit?: number): Promise<Service> {
  try {
    await waitUntilReady(url, service, limit);
    return service;
  } catch (error) {
    await service.stop();
    throw error;
  }
}

/** Waits until one of the servers ends unexpectedly, and returns a message. Never settles otherwise. */
export async function waitForFirstExit(services: Service[]): Promise<string> {
  return Promise.race(
    services.map(async ({ name, ended }) => {
      const { how, lastWords } = await ended;
      return `${name} ${how}, so everything stops. Its last output:\n\n${lastWords}`;
    }),
  );
}
