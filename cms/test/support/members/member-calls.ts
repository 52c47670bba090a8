import request from 'supertest';
import type { Cms } from '../harness';
import type { TestMember } from './create-member';

/** Requests of a member, with their token. */
export function getCalls(cms: Cms, { auth }: Pick<TestMember, 'auth'>) {
  const send = (method: 'post' | 'delete', path: string, body: object) =>
    request(cms.server)[method](path).set(auth).send(body);
  return {
    get: (path: string) => request(cms.server).get(path).set(auth),
    save: (blogId: unknown, more: object = {}) =>
      send('post', '/api/saved_blogs', { blog_id: blogId, ...more }),
    unsave: (blogId: unknown, more: object = {}) =>
      send('delete', '/api/saved_blogs', { blog_id: blogId, ...more }),
    rate: (blogId: unknown, rating: unknown, more: object = {}) =>
      send('post', '/api/ratings', { blog_id: blogId, rating, ...more }),
    comment: (blogId: unknown, text: unknown, more: object = {}) =>
      send('post', '/api/comments', { blog_id: blogId, comment_text: text, ...more }),
    deleteComment: (commentId: unknown) => send('delete', `/api/comments/${String(commentId)}`, {}),
    report: (commentId: unknown) => send('post', `/api/comments/${String(commentId)}/report`, {}),
  };
}

/** Runs this many at the same time. */
export const repeatConcurrently = <T>(count: number, act: (index: number) => PromiseLike<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));

export const refusal = (sentence: string) => ({ error: sentence, message: sentence });
