import { createServer } from 'node:net';
import { Failure } from './failure.ts';
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

/** Where a server is to listen, and the two settings that say so. */
export interface Listening {
  hostSetting: string;
  host: string;
  portSetting: string;
  port: number;
}

/** A Failure that names the setting, when a server could not listen there. */
export async function requireFreePort({ hostSetting, host, portSetting, port }: Listening): Promise<void> {
  const problem = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    const server = createServer();
    server.on('error', resolve);
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
  if (problem === undefined) return;
  if (problem.code === 'EADDRINUSE') {
    throw new Failure(
      `Port ${port} is in use by another program (perhaps an earlier \`npm start\`). Stop that, or choose another port: ${portSetting}=${port + 1} in .env.`,
    );
  }
  if (problem.code === 'EACCES') {
    throw new Failure(
      `Port ${port} may not be opened by this user. Choose one above 1023: ${portSetting}=${port + 3000} in .env.`,
    );
  }
  throw new Failure(
    `This machine cannot listen on ${host} (${problem.message}). ${hostSetting} in .env must be an address of its own: 127.0.0.1, or 0.0.0.0 for all of them.`,
  );
}

/** The same for both servers. */
export async function requireFreePorts(settings: ProductSettings): Promise<void> {
  const { siteHost, sitePort, cmsHost, cmsPort } = settings;
  await requireFreePort({ hostSetting: 'HOST', host: siteHost, portSetting: 'PORT', port: sitePort });
  await requireFreePort({ hostSetting: 'CMS_HOST', host: cmsHost, portSetting: 'CMS_PORT', port: cmsPort });
}
