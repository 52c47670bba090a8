import request from 'supertest';
import type { Cms } from '../harness';

/** The CMS's GraphQL response to a query. */
export function requestQuery(cms: Cms, query: string, variables: Record<string, unknown> = {}) {
  return request(cms.server).post('/graphql').send({ query, variables });
}

/** The data of the CMS's GraphQL response to a query; throws its errors. */
export async function runQuery(cms: Cms, query: string, variables: Record<string, unknown> = {}) {
  const { body } = await requestQuery(cms, query, variables);
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data;
}

/** The content version, which web polls. */
export async function contentVersion(cms: Cms): Promise<number> {
  const { body } = await request(cms.server).get('/content-version').expect(200);
  return body.version;
}
