import path from 'node:path';
import type { Core } from '@strapi/strapi';
import bcrypt from 'bcryptjs';
import { Piscina } from 'piscina';
import type { BcryptTask } from '../../crypto/bcrypt-worker';
import { createBoundedQueue } from '../../threads/bounded-queue';

/** More threads would take processor time from readers' requests. */
const THREADS = 2;
/** Passwords that may wait for a thread, in total and per address: a second or two of work. */
const MOST_WAITING = 100;
const MOST_OF_A_VISITOR = 20;
const IDLE_MS = 30_000;
const RETRY_AFTER_SECONDS = 2;
const BUSY = 'Too many passwords are being checked at the moment. Please try again in a few seconds.';

/**
 * Runs every bcrypt hash that Strapi or our code creates or compares, for members and admins, in threads. Each takes
 * some 70 ms, which would block everything else. When the short queue is full, further ones are refused immediately.
 * @returns a function that undoes the patch and ends the threads
 */
export function hashInThreads(strapi: Core.Strapi): () => Promise<void> {
  const pool = new Piscina<BcryptTask, string | boolean>({
    filename: path.join(__dirname, '../../crypto/bcrypt-worker.js'),
    minThreads: 0,
    maxThreads: THREADS,
    maxQueue: Number.POSITIVE_INFINITY,
    idleTimeout: IDLE_MS,
  });
  const waiting = createBoundedQueue(strapi, {
    name: 'passwords',
    most: MOST_WAITING,
    mostOfVisitor: MOST_OF_A_VISITOR,
    busy: BUSY,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
  const run = (task: BcryptTask) => waiting.run(() => pool.run(task, { name: 'runBcrypt' }));

  const { hash, compare } = bcrypt;
  bcrypt.hash = async (password: string, salt: number | string) =>
    String(await run({ does: 'hash', password, salt }));
  bcrypt.compare = async (password: string, hashed: string) =>
    (await run({ does: 'compare', password, hash: hashed })) === true;
  return async () => {
    Object.assign(bcrypt, { hash, compare });
    await pool.close();
  };
}
