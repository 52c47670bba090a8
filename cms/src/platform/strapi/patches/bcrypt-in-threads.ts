import path from 'node:path';
import type { Core } from '@strapi/strapi';
import bcrypt from 'bcryptjs';
import { Piscina } from 'piscina';
import type { BcryptTask } from '../../crypto/bcrypt-worker';
import { createWaitingRoom } from '../../threads/waiting-room';

/** More would take the processor from what readers ask. */
const THREADS = 2;
/** Passwords that may wait for a thread, in all and from one address: a second or two of work. */
const MOST_WAITING = 100;
const MOST_OF_A_VISITOR = 20;
const IDLE_MS = 30_000;
const RETRY_AFTER_SECONDS = 2;
const BUSY = 'Too many passwords are being checked at the moment. Please try again in a few seconds.';

/**
 * Every bcrypt hash that Strapi and we make or compare, of members and of admins, is worked out in threads: each takes
 * some 70 ms, and would hold up everything else that long. What is beyond a short queue is refused at once.
 * @returns what undoes it and ends the threads
 */
export function hashInThreads(strapi: Core.Strapi): () => Promise<void> {
  const pool = new Piscina<BcryptTask, string | boolean>({
    filename: path.join(__dirname, '../../crypto/bcrypt-worker.js'),
    minThreads: 0,
    maxThreads: THREADS,
    maxQueue: Number.POSITIVE_INFINITY,
    idleTimeout: IDLE_MS,
  });
  const waiting = createWaitingRoom(strapi, {
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
