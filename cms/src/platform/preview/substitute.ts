import { AsyncLocalStorage } from 'node:async_hooks';

/** The preview that the current request shows: an identity, to which the substitutes belong. */
const previews = new AsyncLocalStorage<object | undefined>();

/** What the current request reads instead of a stored value. */
export interface Substitute<T> {
  /** Undefined for readers. */
  get(): T | undefined;
  /** Runs `job` for a preview, which shows `value`. */
  run<R>(value: T, job: () => R): R;
}

/** Readers of content ask for the substitute of one document; everything else is read as published. */
export function createSubstitute<T>(): Substitute<T> {
  const values = new WeakMap<object, T>();
  return {
    get() {
      const preview = previews.getStore();
      return preview && values.get(preview);
    },
    run(value, job) {
      const preview = {};
      values.set(preview, value);
      return previews.run(preview, job);
    },
  };
}

/** Runs `job` for readers, even if an editor asked for it: what several requests share must contain no preview. */
export const withoutPreview = <R>(job: () => R): R => previews.run(undefined, job);
