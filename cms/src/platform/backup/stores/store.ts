import type { Readable } from 'node:stream';
import { ExpectedFailure } from '../../failures/expected-failure';

/** Where backups are kept: a folder, or a bucket. Keys are paths with `/`. */
export interface Store {
  /** For messages: where this is. */
  readonly name: string;
  /**
   * Stores the whole of a stream, or nothing. What was there under this key is replaced.
   * @param open opens it when the store can take it
   */
  write(key: string, open: () => Readable): Promise<void>;
  /** @throws MissingError */
  read(key: string): Promise<Readable>;
  has(key: string): Promise<boolean>;
  /** Everything whose key begins with this, in no order. An unreadable store is an error, never an empty list. */
  list(prefix: string): Promise<StoredObject[]>;
  remove(key: string): Promise<void>;
}

export interface StoredObject {
  key: string;
  /** In milliseconds since 1970, by the clock of the store. */
  storedAt: number;
}

export class MissingError extends ExpectedFailure {
  constructor(store: string, key: string) {
    super(`${store} has no ${key}.`);
  }
}
