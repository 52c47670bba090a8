import type { FastifyInstance } from 'fastify';

interface Options {
  host: string;
  port: number;
  /** Stopped together with the server. */
  onStop: () => void;
}

/** After this long, connections that are still busy are closed. */
const FINISH_WITHIN_MS = 10_000;

/** Listens until SIGTERM or SIGINT, then lets requests in flight finish. */
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
 * Connections that wait while the process is busy; the system may allow fewer (`net.core.somaxconn`). A client whose
 * connection does not fit retries after one second, then two, then four: with Node's default of 511, hundreds of
 * simultaneous connections made others wait that long.
 */
const MOST_WAITING = 4096;

/** Listens with the site's options. */
export const listen = (
  app: FastifyInstance,
  { host, port }: Pick<Options, 'host' | 'port'>,
): Promise<string> => app.listen({ host, port, backlog: MOST_WAITING });
