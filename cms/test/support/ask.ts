import request from 'supertest';
import type { Cms } from './harness';

/** What the CMS's GraphQL answers to a text. */
export function asked(cms: Cms, query: string, variables: Record<string, unknown> = {}) {
  return request(cms.server).post('/graphql').send({ query, variables });
}

/** The data that the CMS's GraphQL answers to a text; throws with the errors it answered. */
export async function ask(cms: Cms, query: string, variables: Record<string, unknown> = {}) {
  const { body } = await asked(cms, query, variables);
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data;
}

/** The number web polls. */
export async function contentVersion(cms: Cms): Promise<number> {
  const { body } = await request(cms.server).get('/content-version').expect(200);
  return body.version;
}
