import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { createTarget } from './target.ts';

test('visitors stop waiting at the end of an attack and send nothing after it', async () => {
  let received = 0;
  // A server that never responds.
  const server = createServer(() => (received += 1)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const target = createTarget(`http://127.0.0.1:${port}`, { home: '', isShort: true, own: undefined });
  const visitor = target.newVisitor();
  target.limitTime(200);
  assert.deepEqual((({ status, code }) => ({ status, code }))(await visitor.request('/')), {
    status: 0,
    code: 'ABORT_ERR',
  });
  assert.equal((await visitor.request('/')).code, 'not sent');
  assert.equal(received, 1);
  target.limitTime(undefined);
  const last = visitor.request('/', { timeoutMs: 100 });
  assert.equal((await last).code, 'ABORT_ERR');
  assert.equal(received, 2);
  target.forgetVisitors();
  server.close();
});
