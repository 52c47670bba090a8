import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';

/** What Fastify says to a server factory about the server that it would create itself. */
interface FactoryOptions {
  http?: ServerOptions;
  keepAliveTimeout?: number;
  requestTimeout?: number;
  connectionTimeout?: number;
}

/** Creates the server that Fastify would create without a factory. */
export function createServerFor(listener: RequestListener, options: FactoryOptions): Server {
  const server = createServer(options.http ?? {}, listener);
  server.keepAliveTimeout = options.keepAliveTimeout ?? server.keepAliveTimeout;
  server.requestTimeout = options.requestTimeout ?? server.requestTimeout;
  return server.setTimeout(options.connectionTimeout ?? 0);
}
