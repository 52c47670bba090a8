import { randomUUID } from 'node:crypto';
import { Failure } from '../../lib/process/failure.ts';
import { getField, type Visitor } from './client.ts';
import type { Target } from './target.ts';

/** An attacker's account and the visitor who signed up with it. */
interface Member {
  id: number;
  username: string;
  email: string;
  password: string;
  auth: { authorization: string };
  visitor: Visitor;
}

/** Credentials that nobody has signed up with yet. */
export function newAccount() {
  const mark = randomUUID().slice(0, 12);
  return { username: `attacker ${mark}`, email: `attacker-${mark}@example.org`, password: 'For@the@attack1' };
}

/** Signs up `count` members, each from a different address. */
export async function signUp(target: Target, count: number): Promise<Member[]> {
  const members: Member[] = [];
  for (let made = 0; made < count; made += 1) {
    const [account, visitor] = [newAccount(), target.newVisitor()];
    const { status, text } = await visitor.request('/api/users/signup', { method: 'POST', body: account });
    const [id, token] = [getField(text, 'user', 'id'), getField(text, 'token')];
    if (status !== 201 || typeof id !== 'number' || typeof token !== 'string')
      throw new Failure(`No member could sign up for the attack (${status}): ${text.slice(0, 200)}`);
    members.push({ ...account, id, auth: { authorization: `Bearer ${token}` }, visitor });
  }
  return members;
}

/** The request headers of a signed-in admin. */
export async function adminSession({ own, newVisitor }: Target): Promise<{ authorization: string }> {
  const { status, text } = await newVisitor().request('/admin/login', { method: 'POST', body: own?.admin });
  const token = getField(text, 'data', 'token');
  if (typeof token !== 'string') throw new Failure(`The admin could not sign in (${status}).`);
  return { authorization: `Bearer ${token}` };
}

interface Article {
  id: string;
  slug: string;
  title: string;
}

/** Some published articles. */
export async function getArticles({ newVisitor }: Pick<Target, 'newVisitor'>): Promise<Article[]> {
  const { status, text } = await newVisitor().request('/api/blogs?limit=100');
  const all: unknown = status === 200 ? JSON.parse(text) : [];
  const articles = (Array.isArray(all) ? all : []).flatMap((blog: unknown) => {
    const [id, slug, title] = ['blog_id', 'slug', 'title'].map((name) =>
      getField(JSON.stringify(blog), name),
    );
    return typeof id === 'string' && typeof slug === 'string' && typeof title === 'string'
      ? [{ id, slug, title }]
      : [];
  });
  if (articles.length < 20)
    throw new Failure('The site has too few articles: it needs the demonstration content.');
  return articles;
}

/** The distinct words with at least `letters` Latin letters in the titles of articles. */
export function titleWords(articles: readonly Article[], letters: number): string[] {
  const word = new RegExp(`[a-z]{${letters},}`, 'g');
  return [...new Set(articles.flatMap(({ title }) => title.toLowerCase().match(word) ?? []))];
}
