import path from 'node:path';

const preload = path.join(import.meta.dirname, 'kill-with-parent.cjs');

/**
 * Environment for a Node program that must not outlive this process. Spawn it with `detached: true` and an `ipc`
 * channel.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export const killWithParentEnv = (env) => ({
  ...env,
  NODE_OPTIONS: `${env.NODE_OPTIONS ?? ''} --require "${preload}"`.trim(),
});
