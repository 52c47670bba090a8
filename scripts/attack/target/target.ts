import { randomInt } from 'node:crypto';
import type { Product } from '../../lib/product/product.ts';
import { createVisitor, type Visitor } from './client.ts';
import { requireLoopback } from './loopback.ts';

/** What is available only for a product that was started here. */
export interface OwnProduct extends Pick<Product, 'again'> {
  /** The processes running now. */
  running: Pick<Product, 'cms' | 'web'>;
  admin: { email: string; password: string };
  dataDir: string;
  /** The temporary folder of both servers, which nothing else uses. */
  tempDir: string;
  /** The folder of the event loop monitor's files. */
  notesDir: string;
}

/** The site under attack. */
export interface Target {
  site: string;
  /** The checkout that the product was built from. */
  home: string;
  /** The short form, as part of the tests: two minutes in total instead of a quarter of an hour. */
  isShort: boolean;
  /** Undefined if the product was already running: its files and processes are unknown. */
  own: OwnProduct | undefined;
  /** A visitor with an unused address. */
  newVisitor: () => Visitor;
  /** Closes the connections of all visitors so far. */
  forgetVisitors: () => void;
  /** Sets the time left for all requests together. After that, nothing more is sent. Undefined means no limit. */
  limitTime: (ms: number | undefined) => void;
}

export function createTarget(
  site: string,
  { home, isShort, own }: Pick<Target, 'home' | 'isShort' | 'own'>,
): Target {
  const origin = requireLoopback(site);
  // All of 127.0.0.0/8 is this machine. Each run uses a random block, because rate limits of an earlier run may still
  // apply.
  const block = randomInt(1, 255);
  let visitors = 0;
  let until = Infinity;
  const present: Visitor[] = [];
  return {
    site: origin,
    home,
    isShort,
    own,
    newVisitor() {
      visitors += 1;
      const visitor = createVisitor(
        origin,
        `127.${block}.${visitors >> 8}.${visitors & 255}`,
        () => until - Date.now(),
      );
      present.push(visitor);
      return visitor;
    },
    forgetVisitors() {
      for (const visitor of present.splice(0)) visitor.leave();
    },
    limitTime(ms = Infinity) {
      until = Date.now() + ms;
    },
  };
}
