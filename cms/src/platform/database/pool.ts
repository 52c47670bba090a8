/** The parts of knex's connection pool used here. */
interface Pool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

export function getPool(knex: object): Pool | undefined {
  const client: unknown = Reflect.get(knex, 'client');
  const pool: unknown =
    typeof client === 'object' && client !== null ? Reflect.get(client, 'pool') : undefined;
  return isPool(pool) ? pool : undefined;
}

function isPool(pool: unknown): pool is Pool {
  return (
    typeof pool === 'object' &&
    pool !== null &&
    'numUsed' in pool &&
    'numFree' in pool &&
    'numPendingAcquires' in pool
  );
}
