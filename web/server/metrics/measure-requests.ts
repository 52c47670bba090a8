import type { FastifyInstance } from 'fastify';
import type { LogFn, Logger } from 'pino';
import type { SiteMetrics } from './site-metrics';

/** Measures every request that Fastify serves. */
export function measureRequests(app: FastifyInstance, metrics: Pick<SiteMetrics, 'observeRequest'>): void {
  app.addHook('onResponse', (request, reply, done) => {
    metrics.observeRequest({
      method: request.method,
      url: request.url,
      route: request.routeOptions.url,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    done();
  });
}

const ERROR_LEVEL = 50;

/** Counts the lines of the log that report an error. */
export const countErrors = (metrics: Pick<SiteMetrics, 'countError'>) => ({
  hooks: {
    logMethod(this: Logger, values: Parameters<LogFn>, log: LogFn, level: number): void {
      if (level >= ERROR_LEVEL) metrics.countError();
      log.apply(this, values);
    },
  },
});

/** Counts what is reported on the console: what no request is the cause of (`reportProblem`). */
export function countConsoleErrors(metrics: Pick<SiteMetrics, 'countError'>): void {
  const write = console.error;
  console.error = (...values: unknown[]) => {
    metrics.countError();
    write(...values);
  };
}
