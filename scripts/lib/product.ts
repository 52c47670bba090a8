import { waitUntilReady } from './ready.ts';
import { inRoot } from './root.ts';
import { startService, type Service } from './service.ts';
import type { ProductSettings } from './settings.ts';

/** It stands in front of a CMS that runs: if it cannot reach that one (CMS_URL), it says so. */
const SITE_READY_WITHIN_MS = 30_000;

/** The two servers of the built product. */
export interface Product {
  cms: Service;
  web: Service;
}

/**
 * Starts the built CMS and, when it is ready, the built site. `env` is what loadEnvironment or scratchEnvironment
 * answers, NODE_ENV included; `onLine` gets what the servers print, each line with its server's name before it.
 */
export async function startProduct(
  env: NodeJS.ProcessEnv,
  settings: ProductSettings,
  onLine: (line: string) => unknown,
): Promise<Product> {
  const cms = await startCms(env, settings.cms, onLine);
  const web = await startSite(env, settings.site, onLine);
  return { cms, web };
}

/** Starts the built CMS alone; `address` is where `env` makes it listen. Answers when it is ready. */
export async function startCms(
  env: NodeJS.ProcessEnv,
  address: string,
  onLine: (line: string) => unknown,
): Promise<Service> {
  const cms = startService({
    name: 'The CMS',
    program: process.execPath,
    args: [inRoot('cms/node_modules/@strapi/strapi/bin/strapi.js'), 'start'],
    cwd: inRoot('cms'),
    env,
    onLine: (line) => onLine(`cms │ ${line}`),
  });
  await waitUntilReady(`${address}/readyz`, cms);
  return cms;
}

/** Starts the built site alone, in front of a CMS that runs. The rest as of startCms. */
export async function startSite(
  env: NodeJS.ProcessEnv,
  address: string,
  onLine: (line: string) => unknown,
): Promise<Service> {
  const web = startService({
    name: 'The site',
    program: process.execPath,
    args: [inRoot('web/dist/server/main.js')],
    cwd: inRoot('web'),
    env,
    onLine: (line) => onLine(`web │ ${line}`),
  });
  await waitUntilReady(`${address}/readyz`, web, SITE_READY_WITHIN_MS);
  return web;
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
