import path from 'node:path';

/** The repository's folder, absolute. */
export const root = path.resolve(import.meta.dirname, '../../..');

/** An absolute path of something in the repository. */
export const inRoot = (...parts: string[]): string => path.join(root, ...parts);
