// Copied from scripts/shared-rules/metrics-server.ts by npm run codegen.
import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

interface MetricsSource {
  contentType: string;
  read: () => Promise<string>;
}

interface MetricsServer {
  host: string;
  port: number;
  /** The bearer token that a request must have; undefined: none. */
  token: string | undefined;
  /** The setting that holds the port, for messages. */
  portSetting: string;
}

/** Prometheus reads a few times a minute, and nobody else does. */
const TIMEOUT_MS = 5000;
const SILENCE_MS = 30_000;
const MOST_CONNECTIONS = 20;

/**
 * Serves the metrics of this process at `/metrics`, on a port of its own: one shared with other processes would give
 * those of another process with each request, and counters would run backwards (`exclusive`).
 * @returns a function that stops it
 * @throws Error that names the setting if the port cannot be used
 */
export async function serveMetrics(
  { host, port, token, portSetting }: MetricsServer,
  source: MetricsSource,
): Promise<() => Promise<void>> {
  const server = createServer(
    { headersTimeout: TIMEOUT_MS, requestTimeout: TIMEOUT_MS, keepAliveTimeout: SILENCE_MS },
    (request, response) => void respond(request, response, { token, source }),
  );
  server.maxConnections = MOST_CONNECTIONS;
  server.setTimeout(SILENCE_MS);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new Error(
          `The metrics cannot be served on ${host}, port ${port} (${error.code ?? error.message}): change ${portSetting} or METRICS_HOST.`,
        ),
      ),
    );
    server.listen({ host, port, exclusive: true }, () => resolve());
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { token, source }: { token: string | undefined; source: MetricsSource },
): Promise<void> {
  const [path] = (request.url ?? '').split('?', 1);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (path !== '/metrics' || !isRead) return send(response, 404, 'Only GET /metrics is here.\n');
  if (token !== undefined && !hasToken(request, token)) {
    response.setHeader('www-authenticate', 'Bearer');
    return send(response, 401, 'Send the token of METRICS_TOKEN: Authorization: Bearer TOKEN\n');
  }
  try {
    send(response, 200, await source.read(), source.contentType);
  } catch (error) {
    send(response, 500, `The metrics could not be read: ${String(error)}\n`);
  }
}

function send(response: ServerResponse, status: number, body: string, type = 'text/plain; charset=utf-8') {
  response
    .writeHead(status, {
      'content-type': type,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .end(body);
}

function hasToken({ headers }: IncomingMessage, token: string): boolean {
  const [, given] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? [];
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
}

/** Of one length, which `timingSafeEqual` needs. */
const digest = (text: string) => createHash('sha256').update(text).digest();
