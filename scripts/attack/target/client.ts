import { Agent, request as send, type IncomingHttpHeaders } from 'node:http';

export interface ClientResponse {
  /** 0 if there was no response; `code` then holds the reason. */
  status: number;
  code: string;
  headers: IncomingHttpHeaders;
  text: string;
  milliseconds: number;
}

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  /** Strings and bytes are sent unchanged, anything else as JSON. */
  body?: unknown;
  timeoutMs?: number;
}

/** One visitor of the site. Each has a separate IP address, because rate limits count by address. */
export interface Visitor {
  address: string;
  request: (path: string, options?: RequestOptions) => Promise<ClientResponse>;
  /** Closes the keep-alive connections. */
  leave: () => void;
}

const PATIENCE_MS = 120_000;

/**
 * A visitor of `site` that connects from `address`.
 * @param patience returns the maximum time to wait for a response, in ms; called for each request
 */
export function createVisitor(site: string, address: string, patience = () => PATIENCE_MS): Visitor {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity, localAddress: address });
  return {
    address,
    request: (path, { timeoutMs = PATIENCE_MS, ...options } = {}) =>
      sendRequest(new URL(path, site), agent, { ...options, timeoutMs: Math.min(timeoutMs, patience()) }),
    leave: () => agent.destroy(),
  };
}

function sendRequest(
  url: URL,
  agent: Agent,
  { method = 'GET', headers = {}, body, timeoutMs }: RequestOptions & { timeoutMs: number },
): Promise<ClientResponse> {
  if (timeoutMs <= 0)
    return Promise.resolve({ status: 0, code: 'not sent', headers: {}, text: '', milliseconds: 0 });
  const began = performance.now();
  const sent = getBytes(body);
  return new Promise((resolve) => {
    const end = (response: Omit<ClientResponse, 'milliseconds'>): void =>
      resolve({ ...response, milliseconds: performance.now() - began });
    const fail = (error: NodeJS.ErrnoException): void =>
      end({ status: 0, code: error.code ?? error.message, headers: {}, text: '' });
    const request = send(
      url,
      {
        method,
        agent,
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          ...(sent === undefined ? {} : { 'content-length': String(sent.length) }),
          ...(sent === undefined || body instanceof Buffer ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', fail);
        response.on('end', () => {
          const text = Buffer.concat(parts).toString();
          end({ status: response.statusCode ?? 0, code: '', headers: response.headers, text });
        });
      },
    );
    request.on('error', fail);
    request.end(sent);
  });
}

function getBytes(body: unknown): Buffer | undefined {
  if (body === undefined || body instanceof Buffer) return body;
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}

/** A field of a JSON response body; undefined if the body is not JSON or lacks the field. */
export function getField(text: string, ...names: string[]): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  for (const name of names)
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return value;
}
