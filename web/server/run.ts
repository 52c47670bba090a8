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
  await app.listen({ host, port });

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
