import { randomInt } from 'node:crypto';
import type { Product } from '../lib/product/product.ts';
import { getVisitor, type Visitor } from './client.ts';
import { loopbackSite } from './loopback.ts';

/** What only the product that was started here offers. */
export interface OwnProduct extends Pick<Product, 'again'> {
  /** The processes that run now. */
  running: Pick<Product, 'cms' | 'web'>;
  admin: { email: string; password: string };
  dataDir: string;
  /** Where both servers put their temporary files, and nobody else. */
  tempDir: string;
  /** Where they note how long their event loops are held. */
  notesDir: string;
}

/** What is attacked. */
export interface Target {
  site: string;
  /** The checkout that it was built from. */
  home: string;
  /** Two minutes in all, as a part of the tests, instead of a quarter of an hour. */
  isShort: boolean;
  /** Undefined: it runs already, and of its files and processes nothing is known. */
  own: OwnProduct | undefined;
  /** Somebody who has not asked before. */
  newVisitor: () => Visitor;
  /** Closes what all visitors so far have kept open. */
  forgetVisitors: () => void;
  /** From now on visitors wait so long in all; after that nothing is sent any more. Undefined: each waits as long as it likes. */
  limitTime: (ms: number | undefined) => void;
}

export function targetAt(
  site: string,
  { home, isShort, own }: Pick<Target, 'home' | 'isShort' | 'own'>,
): Target {
  const origin = loopbackSite(site);
  // All of 127.0.0.0/8 is this machine's. A block of this run alone: limits of an earlier one may still count.
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
      const visitor = getVisitor(
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
