import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The last that came to a path that is not GraphQL, with its body. */
export interface Received {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/**
 * The CMS at the edge of a test: real HTTP, answers that the test sets.
 */
export interface FakeCms {
  url: string;
  /** By operation name; a function is called with the variables. */
  answers: Record<string, (variables: Record<string, unknown>) => unknown>;
  version: number;
  /** `down` cuts connections, `failing` answers 500, `slow` answers after `delayMs`. */
  mood: 'well' | 'down' | 'failing' | 'slow';
  delayMs: number;
  /** Operations answered so far. */
  asked: string[];
  received: Received[];
  close(): Promise<void>;
}

export async function startFakeCms(): Promise<FakeCms> {
  const server = createServer((request, response) => {
    void (async () => {
      const url = request.url ?? '/';
      const body = await bodyOf(request);
      if (cms.mood === 'down') return request.socket.destroy();
      if (cms.mood === 'slow' && url !== '/content-version') await later(cms.delayMs);
      const failing = cms.mood === 'failing';
      const json = (status: number, value: unknown) =>
        response
          .writeHead(status, { 'content-type': 'application/json', 'x-content-version': String(cms.version) })
          .end(JSON.stringify(value));

      if (url === '/content-version' || url === '/readyz') {
        return json(failing ? 503 : 200, failing ? { error: 'no' } : { version: cms.version });
      }
      if (url === '/graphql') {
        const { operationName, variables } = JSON.parse(body) as {
          operationName: string;
          variables: Record<string, unknown>;
        };
        cms.asked.push(operationName);
        const answer = cms.answers[operationName];
        if (failing || !answer) return json(500, { errors: [{ message: 'the database is on fire' }] });
        return json(200, { data: answer(variables) });
      }
      cms.received.push({ method: request.method ?? '', url, headers: request.headers, body });
      if (url.startsWith('/uploads/')) {
        const found = !url.includes('missing');
        return response
          .writeHead(found ? 200 : 404, { 'content-type': 'image/webp', 'cache-control': 'max-age=0' })
          .end(found ? 'picture' : '');
      }
      if (url.startsWith('/admin')) {
        return response
          .writeHead(200, {
            'content-type': 'text/html',
            'content-security-policy': "script-src 'self' 'unsafe-inline'",
          })
          .end('<p>admin</p>');
      }
      return json(failing ? 503 : 200, { url });
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const cms: FakeCms = {
    url: `http://127.0.0.1:${port}`,
    answers: {},
    version: 1,
    mood: 'well',
    delayMs: 0,
    asked: [],
    received: [],
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return cms;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());
