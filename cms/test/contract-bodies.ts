import request from 'supertest';
import type { Acting, Personal } from '../src/rest/endpoint';
import type { Cms } from './harness';
import { callsOf } from './member-calls';
import { someone, type Someone } from './someone';

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

async function commentOfAnother({ cms, blogId }: Scene): Promise<number> {
  const { body } = await callsOf(cms, await someone(cms)).comment(blogId, 'Welcome');
  return body.comment_id;
}

/** What each call that changes something is sent so that it is done, by its method and path. */
export const CONTRACT_BODIES: Record<string, (scene: Scene) => Sent | Promise<Sent>> = {
  'POST /api/subscribe': () => ({ body: { email: 'ada@example.org' } }),
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
  'POST /api/comments/{commentId}/report': async (scene) => ({
    path: { commentId: String(await commentOfAnother(scene)) },
  }),
};

/** The same for calls that read what concerns one person; those that need nothing but the scene are not here. */
export const CONTRACT_LOOKS: Record<string, (scene: Scene) => Sent | Promise<Sent>> = {};

const METHODS = { GET: 'get', POST: 'post', DELETE: 'delete' } as const;

export const nameOf = ({ method, path }: Acting | Personal) => `${method} ${path}`;

/** The call, as the member of the scene makes it where members alone may; its body is the caller's to send. */
export function calling(call: Acting | Personal, { cms, member, blogId }: Scene, { path, token }: Sent) {
  const values: Record<string, string> = { userId: String(member.id), blogId, ...path };
  const address = call.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? name);
  const asked = request(cms.server)[METHODS[call.method]](address);
  if (token !== undefined) void asked.query({ token });
  return call.caller === 'member' ? asked.set(member.auth) : asked;
}
