import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { handleClientErrors } from './client-errors';

let server: Server;

beforeEach(async () => {
  server = createServer({ headersTimeout: 50, connectionsCheckingInterval: 10 }, (_request, response) =>
    response.end('read'),
  );
  handleClientErrors(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const getRawResponse = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    let text = '';
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (part) => (text += part.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
  });

test.each([
  ['nonsense\r\n\r\n', 400, /not valid HTTP/],
  [`GET /${'x'.repeat(20_000)} HTTP/1.1\r\n\r\n`, 431, /too long/],
  ['GET / HTTP/1.1\r\nhost: cms', 408, /did not arrive in time/],
])('responds in JSON to what cannot be parsed as a request (case %#)', async (bytes, status, sentence) => {
  const [head = '', body = ''] = (await getRawResponse(bytes)).split('\r\n\r\n');
  expect(head.split('\r\n', 1)[0]).toContain(` ${status} `);
  const { error, message } = JSON.parse(body) as Record<string, unknown>;
  expect(error).toMatch(sentence);
  expect(message).toBe(error);
});
