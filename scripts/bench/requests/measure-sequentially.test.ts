import assert from 'node:assert/strict';
import { createServer, type RequestListener } from 'node:http';
import { test } from 'node:test';
import { findFreePort } from '../../lib/product/ports.ts';
import { measureSequentially } from './measure-sequentially.ts';

async function withServer(
  listener: RequestListener,
  work: (address: string) => Promise<void>,
): Promise<void> {
  const port = await findFreePort();
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  try {
    await work(`http://127.0.0.1:${port}`);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

test('requests URLs in turn over one connection and waits for the last byte', async () => {
  const requested: string[] = [];
  const connections = new Set<unknown>();
  const handler: RequestListener = (request, response) => {
    requested.push(request.url ?? '');
    connections.add(request.socket);
    response.write('the first half');
    setTimeout(() => response.end('the second'), 20);
  };
  await withServer(handler, async (address) => {
    const { latency, responses } = await measureSequentially(address, ['/a', '/b'], 0.2);
    assert.ok(latency >= 19, `${latency} ms`);
    assert.equal(responses, requested.length);
  });
  assert.deepEqual(requested.slice(0, 3), ['/a', '/b', '/a']);
  assert.equal(connections.size, 1);
});

test('rejects a response that is not 2xx', async () => {
  const refuse: RequestListener = (_request, response) => {
    response.statusCode = 404;
    response.end();
  };
  await withServer(refuse, (address) =>
    assert.rejects(measureSequentially(address, ['/'], 0.2), /returned 404/),
  );
});
