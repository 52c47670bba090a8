import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import { test } from 'node:test';
import { findFreePort } from '../lib/product/ports.ts';
import { measureLoad, measureAll, median } from './measure.ts';

test('calculates the median of an odd and of an even number of values', () => {
  assert.equal(median([9, 1, 5]), 5);
  assert.equal(median([1, 2, 3, 10]), 2.5);
});

test('runs the rounds of several measurements in turn', async () => {
  const order: string[] = [];
  const measurement = (title: string) => ({
    title,
    round: async () => {
      order.push(title);
      return { rate: order.length, latency: 1 };
    },
  });
  const speeds = await measureAll([measurement('a'), measurement('b')], 3);
  assert.deepEqual(order, ['a', 'b', 'a', 'b', 'a', 'b']);
  assert.equal(speeds.get('a')?.rate, 3);
});

test('rejects when responses are not 2xx', async () => {
  const port = await findFreePort();
  const server: Server = createServer((_request, response) => {
    response.statusCode = 502;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  try {
    await assert.rejects(measureLoad(`http://127.0.0.1:${port}/`, { connections: 1, seconds: 1 }), /failed/);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
});
