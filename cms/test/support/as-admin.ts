import request from 'supertest';
import type { Cms } from './harness';

type Method = 'get' | 'post' | 'put' | 'delete';

/** Where the admin keeps the entries of a content type. */
export const getEntries = (uid: string): string => `/content-manager/collection-types/${uid}`;

/**
 * Calls of the admin by the account of this token.
 * @param token of `signInAs`
 */
export function asAdmin({ server }: Cms, token: string) {
  const call = (method: Method) => (path: string, body?: object) =>
    request(server)[method](path).auth(token, { type: 'bearer' }).send(body);
  return { get: call('get'), post: call('post'), put: call('put'), delete: call('delete') };
}

/** Sends the admin's media library a file. */
export const sendFile = (cms: Cms, token: string, to: string, bytes: Buffer, filename: string) =>
  request(cms.server).post(to).auth(token, { type: 'bearer' }).attach('files', bytes, { filename });
