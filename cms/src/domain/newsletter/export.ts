import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { toCsvLine } from '../../platform/text/csv';
import { linksFor } from './links';
import { Subscriber } from './subscriber';

const Rows = v.array(Subscriber);
const AT_ONCE = 1000;

/**
 * Writes all confirmed subscribers to a new file that only its owner can read: `email,unsubscribe_url`, sorted by
 * address. Fails when the file exists.
 * @returns the number of subscribers
 */
export async function exportSubscribers(strapi: Core.Strapi, file: string): Promise<number> {
  let count = 0;
  async function* lines() {
    yield 'email,unsubscribe_url\n';
    for await (const subscriber of confirmed(strapi)) {
      count += 1;
      yield toCsvLine([subscriber.email, linksFor(subscriber).unsubscribe]);
    }
  }
  await pipeline(lines, createWriteStream(file, { mode: 0o600, flags: 'wx' }));
  return count;
}

async function* confirmed(strapi: Core.Strapi): AsyncGenerator<Subscriber> {
  for (let after = ''; ;) {
    const rows = v.parse(
      Rows,
      await strapi.db
        .connection('subscribers')
        .where({ state: 'confirmed' })
        .where('email', '>', after)
        .orderBy('email')
        .limit(AT_ONCE)
        .select('document_id', 'email', 'state'),
    );
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last.email;
  }
}
