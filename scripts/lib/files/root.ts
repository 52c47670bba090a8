import path from 'node:path';

/** The absolute path of the repository. */
export const root = path.resolve(import.meta.dirname, '../../..');

/** The absolute path of a file in the repository. */
export const inRoot = (...parts: string[]): string => path.join(root, ...parts);
