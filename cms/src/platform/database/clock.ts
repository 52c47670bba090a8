import type { Dialect } from './dialect';

/** The database's clock in milliseconds since 1970: the clocks of processes may differ. */
export const NOW_MS: { [D in Dialect]: string } = {
  sqlite: "CAST(unixepoch('subsec') * 1000 AS integer)",
  postgres: 'CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)',
};
