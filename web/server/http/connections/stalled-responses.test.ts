import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { closeStalledResponses } from './stalled-responses';

/** More than the buffers between two processes can store. */
const LONG = Buffer.alloc(30_000_000);
const REQUEST = 'GET / HTTP/1.1\r\nhost: site.example\r\nconnection: close\r\n\r\n';

let server: Server;
const open: Socket[] = [];

afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});

async function listen(respond: (send: (body: Buffer) => void) => void, afterMs: number) {
  server = createServer((_request, response) => respond((body) => response.end(body)));
  closeStalledResponses(server, afterMs);
  const closedAtServer = new Promise<void>((resolve) =>
    server.on('connection', (socket) => socket.on('close', () => resolve())),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1', () => client.write(REQUEST));
  client.on('error', () => undefined);
  open.push(client);
  return { client, closedAtServer };
}

/** Reads everything, with a pause after each part. */
function readSlowly(client: Socket, pauseMs: number): Promise<number> {
  return new Promise((resolve) => {
    let bytes = 0;
    client.on('data', (part) => {
      bytes += part.length;
      client.pause();
      setTimeout(() => client.resume(), pauseMs);
    });
    client.on('close', () => resolve(bytes));
  });
}

test('closes the connection of a client that does not read the response', async () => {
  const { client, closedAtServer } = await listen((send) => send(LONG), 50);
  client.pause();
  await expect(closedAtServer).resolves.toBeUndefined();
});

test('keeps the connection of a client that reads, however slowly', async () => {
  // Longer than a busy machine stands still, and shorter than all the pauses together.
  const { client } = await listen((send) => send(LONG), 4000);
  expect(await readSlowly(client, 12)).toBeGreaterThan(LONG.length);
});

test('waits for a response that is still being generated', async () => {
  const { client } = await listen((send) => setTimeout(() => send(Buffer.from('done')), 300), 50);
  expect(await readSlowly(client, 0)).toBeGreaterThan(4);
});
