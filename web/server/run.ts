import type { FastifyInstance } from 'fastify';

interface Options {
  host: string;
  port: number;
  /** What must stop with the server. */
  onStop: () => void;
}

/** After so long a connection that is still busy is cut. */
const FINISH_WITHIN_MS = 10_000;

/** Listens until SIGTERM or SIGINT, then lets what is underway finish. */
export async function run(app: FastifyInstance, { host, port, onStop }: Options): Promise<void> {
  await listen(app, { host, port });

  const stop = (): void => {
    setTimeout(() => process.exit(1), FINISH_WITHIN_MS).unref();
    onStop();
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error(error);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

/**
 * Connections that wait while the process is busy; the system may allow fewer (`net.core.somaxconn`). One that finds no place is tried again by
 * its client after one second, then two, then four: with Node's 511, hundreds that came at once made others wait that long.
 */
const MOST_WAITING = 4096;

/** Listens as the site does. */
export const listen = (
  app: FastifyInstance,
  { host, port }: Pick<Options, 'host' | 'port'>,
): Promise<string> => app.listen({ host, port, backlog: MOST_WAITING });
