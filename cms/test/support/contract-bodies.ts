import request from 'supertest';
import type { Write, PrivateRead } from '../../src/rest/endpoints/endpoint';
import { newCode, takeCode } from '../../src/domain/members/password-reset/code';
import type { Cms } from './harness';
import { getCalls } from './member-calls';
import { newsletterTokens } from './newsletter-tokens';
import { PASSWORD, someone, type Someone } from './someone';

/** What a call meets: a member who makes it, where members do, and an article. */
export interface Scene {
  cms: Cms;
  member: Someone;
  blogId: string;
}

/** What a call is sent. */
export interface Sent {
  body?: object;
  /** Of a path's `{names}`, those that are not of the scene. */
  path?: Record<string, string>;
  /** Of a link in a mail: the value of `?token=`. */
  token?: string;
}

const ANOTHER_PASSWORD = 'An0ther!one';

async function commentOfAnother({ cms, blogId }: Scene): Promise<number> {
  const { body } = await getCalls(cms, await someone(cms)).comment(blogId, 'Welcome');
  return body.comment_id;
}

/** What each call that changes something is sent so that it is done, by its method and path. */
export const CONTRACT_BODIES: Record<string, (scene: Scene) => Sent | Promise<Sent>> = {
  'POST /api/users/signup': () => ({
    body: { username: 'Ada', email: 'ada@example.org', password: ANOTHER_PASSWORD, leave_empty: '' },
  }),
  'POST /api/users/login': ({ member }) => ({
    body: { email: member.email, username: member.username, password: PASSWORD },
  }),
  'POST /api/users/forgot-password': ({ member }) => ({ body: { email: member.email } }),
  'POST /api/users/verify-otp': async ({ cms, member }) => ({
    body: { email: member.email, otp: await newCode(cms.strapi, member.id) },
  }),
  'POST /api/users/change-password': async ({ cms, member }) => ({
    body: {
      user_id: member.id,
      resetToken: await takeCode(cms.strapi, member.id, await newCode(cms.strapi, member.id)),
      newPassword: ANOTHER_PASSWORD,
    },
  }),
  'POST /api/users/update-password': () => ({
    body: { currentPassword: PASSWORD, newPassword: ANOTHER_PASSWORD },
  }),
  'POST /api/users/me/logout': () => ({ body: { everywhere: false } }),
  'POST /api/users/me/export': () => ({ body: { password: PASSWORD } }),
  'POST /api/users/me/delete': () => ({ body: { password: PASSWORD } }),
  'POST /api/subscribe': () => ({ body: { email: 'ada@example.org' } }),
  'POST /api/subscribe/confirm': async ({ cms }) => ({ token: (await newsletterTokens(cms)).confirm }),
  'POST /api/unsubscribe': async ({ cms }) => ({ token: (await newsletterTokens(cms)).unsubscribe }),
  'POST /api/contact': ({ member }) => ({
    body: { name: member.username, email: member.email, message: 'Hello' },
  }),
  'POST /api/saved_blogs': ({ member, blogId }) => ({ body: { blog_id: blogId, user_id: member.id } }),
  'DELETE /api/saved_blogs': ({ member, blogId }) => ({ body: { blog_id: blogId, user_id: member.id } }),
  'POST /api/ratings': ({ member, blogId }) => ({ body: { blog_id: blogId, user_id: member.id, rating: 4 } }),
  'POST /api/comments': async (scene) => ({
    body: {
      blog_id: scene.blogId,
      user_id: scene.member.id,
      username: 'Anybody',
      comment_text: 'Thank you',
      parent_comment_id: await commentOfAnother(scene),
    },
  }),
  'DELETE /api/comments/{commentId}': async ({ cms, member, blogId }) => ({
    path: { commentId: String((await getCalls(cms, member).comment(blogId, 'Mine')).body.comment_id) },
  }),
  'POST /api/comments/{commentId}/report': async (scene) => ({
    path: { commentId: String(await commentOfAnother(scene)) },
  }),
};

/** The same for calls that read what concerns one person; those that need nothing but the scene are not here. */
export const CONTRACT_LOOKS: Record<string, (scene: Scene) => Sent | Promise<Sent>> = {
  'GET /api/subscribe/confirm': async ({ cms }) => ({ token: (await newsletterTokens(cms)).confirm }),
  'GET /api/unsubscribe': async ({ cms }) => ({ token: (await newsletterTokens(cms)).unsubscribe }),
};

const METHODS = { GET: 'get', POST: 'post', DELETE: 'delete' } as const;

export const getName = ({ method, path }: Write | PrivateRead) => `${method} ${path}`;

/** The call, as the member of the scene makes it where members alone may; its body is the caller's to send. */
export function calling(call: Write | PrivateRead, { cms, member, blogId }: Scene, { path, token }: Sent) {
  const values: Record<string, string> = { userId: String(member.id), blogId, ...path };
  const address = call.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? name);
  const asked = request(cms.server)[METHODS[call.method]](address);
  if (token !== undefined) void asked.query({ token });
  return call.caller === 'member' ? asked.set(member.auth) : asked;
}
