import { AsyncLocalStorage } from 'node:async_hooks';
import request from 'supertest';
import type { Cms } from './harness';

/** The SQL statements that a call runs, itself or in its requests to the CMS; work in the background does not count. */
export async function getStatements(cms: Cms, send: () => PromiseLike<unknown>): Promise<string[]> {
  // What begins when the server first listens belongs to no call.
  await request(cms.server).head('/_health');
  const call = new AsyncLocalStorage<true>();
  const statements: string[] = [];
  const note = ({ sql }: { sql: string }) => void (call.getStore() && statements.push(sql));
  const enter = () => call.enterWith(true);
  const knex = cms.strapi.db.connection;
  knex.on('query', note);
  cms.server.prependListener('request', enter);
  try {
    await call.run(true, async () => send());
  } finally {
    cms.server.removeListener('request', enter);
    knex.removeListener('query', note);
  }
  return statements;
}

/** How many statements a read costs when what it caches for longer than a version is there. */
export async function countStatements(cms: Cms, read: () => PromiseLike<unknown>): Promise<number> {
  await read();
  return (await getStatements(cms, read)).length;
}
