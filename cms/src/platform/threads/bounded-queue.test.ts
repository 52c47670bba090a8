import type { Core } from '@strapi/strapi';
import { Unavailable } from '../http/unavailable';
import { RateLimitExceeded } from '../rate-limit/rate-limit-exceeded';
import { createBoundedQueue } from './bounded-queue';

/** Of Strapi only the context of the current request. */
function roomFor(limits: { most: number; mostOfVisitor?: number; ownFault?: boolean }) {
  const present: { ctx?: { ip: string; state: Record<string, unknown> } } = {};
  const strapi = { requestContext: { get: () => present.ctx } } as unknown as Core.Strapi;
  const room = createBoundedQueue(strapi, {
    ...limits,
    name: 'test',
    busy: 'Too much at once.',
    retryAfterSeconds: 2,
  });
  return {
    run<T>(work: () => Promise<T>, ip?: string) {
      if (ip === undefined) delete present.ctx;
      else present.ctx = { ip, state: {} };
      return room.run(work);
    },
  };
}

/** Work that finishes on request. */
function held() {
  let finish = (): void => undefined;
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { work: () => done, finish };
}

test('refuses work when the queue is full, and accepts it again when there is room', async () => {
  const room = roomFor({ most: 2 });
  const { work, finish } = held();
  const waiting = [room.run(work), room.run(work)];
  await expect(room.run(work)).rejects.toThrow(new Unavailable('Too much at once.', 2));
  finish();
  await Promise.all(waiting);
  expect(await room.run(() => Promise.resolve('done'))).toBe('done');
});

test('reserves room for others when one visitor sends many requests', async () => {
  const room = roomFor({ most: 3, mostOfVisitor: 1 });
  const { work, finish } = held();
  const waiting = [room.run(work, '192.0.2.1')];
  await expect(room.run(work, '192.0.2.1')).rejects.toThrow(Unavailable);
  waiting.push(room.run(work, '192.0.2.2'));
  finish();
  await Promise.all(waiting);
  await room.run(work, '192.0.2.1');
});

test('treats the addresses of one IPv6 network as one visitor', async () => {
  const room = roomFor({ most: 3, mostOfVisitor: 1 });
  const { work, finish } = held();
  const waiting = [room.run(work, '2001:db8::1')];
  await expect(room.run(work, '2001:db8::ffff')).rejects.toThrow(Unavailable);
  waiting.push(room.run(work, '2001:db8:0:1::1'));
  finish();
  await Promise.all(waiting);
});

test('reports a rate limit to a visitor whose share is full, and a full queue to everyone else', async () => {
  const room = roomFor({ most: 2, mostOfVisitor: 1, ownFault: true });
  const { work, finish } = held();
  const waiting = [room.run(work, '192.0.2.1')];
  await expect(room.run(work, '192.0.2.1')).rejects.toThrow(new RateLimitExceeded(2));
  waiting.push(room.run(work, '192.0.2.2'));
  await expect(room.run(work, '192.0.2.3')).rejects.toThrow(Unavailable);
  finish();
  await Promise.all(waiting);
});

test('makes room again after work that fails', async () => {
  const room = roomFor({ most: 1 });
  await expect(room.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await room.run(() => Promise.resolve('done'))).toBe('done');
});
