import request from 'supertest';
import type { Cms } from '../harness';

type Method = 'get' | 'post' | 'put' | 'delete';

/** The admin's route for the entries of a content type. */
export const getEntries = (uid: string): string => `/content-manager/collection-types/${uid}`;

/**
 * Requests to the admin's API by the account of this token.
 * @param token from `loginAsAdmin`
 */
export function asAdmin({ server }: Cms, token: string) {
  const call = (method: Method) => (path: string, body?: object) =>
    request(server)[method](path).auth(token, { type: 'bearer' }).send(body);
  return { get: call('get'), post: call('post'), put: call('put'), delete: call('delete') };
}

/** Uploads a file to the admin's media library. */
export const sendFile = (cms: Cms, token: string, to: string, bytes: Buffer, filename: string) =>
  request(cms.server).post(to).auth(token, { type: 'bearer' }).attach('files', bytes, { filename });
