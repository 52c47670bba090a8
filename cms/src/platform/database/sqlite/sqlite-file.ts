import path from 'node:path';

/** The embedded database of a data folder. */
export const getSqliteFile = (dataDir: string): string => path.join(dataDir, 'data.db');
