import type { Core } from '@strapi/strapi';

/**
 * Calls `count` for each error in the log.
 * @returns a function that undoes the change
 */
export function countErrors(log: Pick<Core.Strapi['log'], 'error'>, count: () => void): () => void {
  const write = log.error;
  const countAndWrite = new Proxy(write, {
    apply(target, self, values) {
      count();
      const result: unknown = Reflect.apply(target, self, values);
      return result;
    },
  });
  Object.assign(log, { error: countAndWrite });
  return () => {
    Object.assign(log, { error: write });
  };
}
