import { createServer } from 'node:net';
import { Failure } from './failure.ts';

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
export async function requireFreePort(setting: string, host: string, port: number): Promise<void> {
  const problem = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    const server = createServer();
    server.on('error', resolve);
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
  if (problem === undefined) return;
  if (problem.code === 'EADDRINUSE') {
    throw new Failure(
      `Port ${port} is in use by another program (perhaps an earlier \`npm start\`). Stop that, or choose another port: ${setting}=${port + 1} in .env.`,
    );
  }
  if (problem.code === 'EACCES') {
    throw new Failure(
      `Port ${port} may not be opened by this user. Choose one above 1023: ${setting}=${port + 3000} in .env.`,
    );
  }
  throw new Failure(`${setting}: this machine cannot listen on ${host}:${port} (${problem.message}).`);
}
