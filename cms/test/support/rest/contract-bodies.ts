import request from 'supertest';
import type { Write, PrivateRead } from '../../../src/rest/endpoints/endpoint';
import { createResetCode, redeemCode } from '../../../src/domain/members/password-reset/code';
import type { Cms } from '../harness';
import { getCalls } from '../members/member-calls';
import { getNewsletterTokens } from '../members/newsletter-tokens';
import { PASSWORD, createMember, type TestMember } from '../members/create-member';

/** The context of a call: an article, and the member who makes the call, if members make it. */
export interface Scene {
  cms: Cms;
  member: TestMember;
  blogId: string;
}

/** The input of a call. */
export interface CallInput {
  body?: object;
  /** Values of a path's `{names}` that the scene does not contain. */
  path?: Record<string, string>;
  /** The value of `?token=` in a link of a mail. */
  token?: string;
}

const ANOTHER_PASSWORD = 'An0ther!one';

async function commentOfAnother({ cms, blogId }: Scene): Promise<number> {
  const { body } = await getCalls(cms, await createMember(cms)).comment(blogId, 'Welcome');
  return body.comment_id;
}

/** Valid input for each endpoint that writes, by method and path. */
export const CONTRACT_BODIES: Record<string, (scene: Scene) => CallInput | Promise<CallInput>> = {
  'POST /api/users/signup': () => ({
    body: { username: 'Ada', email: 'ada@example.org', password: ANOTHER_PASSWORD, leave_empty: '' },
  }),
  'POST /api/users/login': ({ member }) => ({
    body: { email: member.email, username: member.username, password: PASSWORD },
  }),
  'POST /api/users/forgot-password': ({ member }) => ({ body: { email: member.email } }),
  'POST /api/users/verify-otp': async ({ cms, member }) => ({
    body: { email: member.email, otp: await createResetCode(cms.strapi, member.id) },
  }),
  'POST /api/users/change-password': async ({ cms, member }) => ({
    body: {
      user_id: member.id,
      resetToken: await redeemCode(cms.strapi, member.id, await createResetCode(cms.strapi, member.id)),
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
  'POST /api/subscribe/confirm': async ({ cms }) => ({ token: (await getNewsletterTokens(cms)).confirm }),
  'POST /api/unsubscribe': async ({ cms }) => ({ token: (await getNewsletterTokens(cms)).unsubscribe }),
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

/** The same for endpoints that read personal data; those that need only the scene are omitted. */
export const PRIVATE_READ_INPUTS: Record<string, (scene: Scene) => CallInput | Promise<CallInput>> = {
  'GET /api/subscribe/confirm': async ({ cms }) => ({ token: (await getNewsletterTokens(cms)).confirm }),
  'GET /api/unsubscribe': async ({ cms }) => ({ token: (await getNewsletterTokens(cms)).unsubscribe }),
};

const METHODS = { GET: 'get', POST: 'post', DELETE: 'delete' } as const;

export const getName = ({ method, path }: Write | PrivateRead) => `${method} ${path}`;

/** The request, authenticated as the scene's member for members' endpoints, without a body. */
export function callEndpoint(
  call: Write | PrivateRead,
  { cms, member, blogId }: Scene,
  { path, token }: CallInput,
) {
  const values: Record<string, string> = { userId: String(member.id), blogId, ...path };
  const address = call.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? name);
  const req = request(cms.server)[METHODS[call.method]](address);
  if (token !== undefined) void req.query({ token });
  return call.caller === 'member' ? req.set(member.auth) : req;
}
