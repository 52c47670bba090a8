import { Failure } from '../../lib/process/failure.ts';
import { getField } from '../requests/read-requests.ts';

/** An editor who is signed in. */
export interface Session {
  /** Of the site, as an origin. */
  address: string;
  token: string;
  /** The cookie in which the admin keeps the token. */
  cookie: {
    name: string;
    value: string;
    domain: string;
    path: string;
    expires: number;
    httpOnly: boolean;
    secure: boolean;
    sameSite: 'Lax';
  };
}

const WORDS_OF_A_PARAGRAPH = 60;
const PARAGRAPHS = 50;
const SENTENCE = 'An hour before bed, dim the lights and let the day go where it wants to go. ';

/** Throws a Failure if the server refuses. */
async function send(address: string, path: string, body: object, token?: string): Promise<unknown> {
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Failure(`POST ${path} returned ${response.status}: ${await response.text()}`);
  return response.json();
}

export async function signIn(
  address: string,
  account: { email: string; password: string },
): Promise<Session> {
  const token = String(getField(getField(await send(address, '/admin/login', account), 'data'), 'token'));
  return {
    address,
    token,
    cookie: {
      name: 'jwtToken',
      value: encodeURIComponent(token),
      domain: new URL(address).hostname,
      path: '/admin',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax',
    },
  };
}

/** Creates an article of 3,000 words with a heading over every fifth paragraph. */
export async function createLongArticle({ address, token }: Session): Promise<{ id: string; title: string }> {
  const title = 'A long article to type in';
  const words = SENTENCE.repeat(6).split(' ').slice(0, WORDS_OF_A_PARAGRAPH).join(' ');
  const text = (value: string) => [{ type: 'text', text: value }];
  const body = Array.from({ length: PARAGRAPHS }, (_, index) => [
    ...(index % 5 === 0 ? [{ type: 'heading', level: 2, children: text(`Part ${index / 5 + 1}`) }] : []),
    { type: 'paragraph', children: text(words) },
  ]).flat();
  const created = await send(
    address,
    '/content-manager/collection-types/api::blog.blog',
    { title, description: 'Typed in by the benchmark', content: [{ __component: 'blocks.rich-text', body }] },
    token,
  );
  return { id: String(getField(getField(created, 'data'), 'documentId')), title };
}
