import { request as requests, type APIRequestContext } from '@playwright/test';
import { AdminApi } from '../support/product/admin-api.ts';
import { expect, test } from '../support/fixtures.ts';
import { MemberApi } from '../support/members/member-api.ts';
import { startOwnProduct } from '../support/product/own-product.ts';

const MEMBERS = 6;
/** Number of comments before the CMS is killed while others are in flight: half the limit of new members. */
const BEFORE = 60;

/** What one member sent, and which of it was confirmed. */
interface Sent {
  member: MemberApi;
  accepted: string[];
  /** The last confirmed rating, and the one that may have been in flight. */
  rating: { confirmed: number | null; last: number | null };
}

test('confirmed comments and ratings survive when the CMS is killed during writes', async ({}, testInfo) => {
  const product = await startOwnProduct(testInfo.outputPath('servers.log'));
  const request = await requests.newContext({ baseURL: product.url });
  try {
    const admin = await AdminApi.signIn(request, product.owner);
    const article = await admin.publishArticle({ title: 'Much talked about', slug: 'much-talked-about' });
    const all: Sent[] = [];
    for (let number = 0; number < MEMBERS; number++) {
      const member = await MemberApi.signUp(request);
      all.push({ member, accepted: [], rating: { confirmed: null, last: null } });
    }
    const countAccepted = (): number => all.reduce((sum, { accepted }) => sum + accepted.length, 0);

    const stream = Promise.all(all.map((sent) => write(sent, article)));
    await expect.poll(countAccepted, { intervals: [5] }).toBeGreaterThan(BEFORE);
    await product.killCms();
    await stream;
    expect(countAccepted()).toBeLessThan(BEFORE * 2);

    await product.startCms();
    // The site may not have noticed yet that the CMS is back.
    const isBack = async () => (await request.get(`/api/comments/${article}`)).status();
    await expect.poll(isBack).toBe(200);
    const stored = await getComments(request, article);
    const accepted = all.flatMap((sent) => sent.accepted);
    expect(accepted.filter((text) => !stored.has(text))).toEqual([]);
    // At most the one comment of each member that was in flight.
    expect(stored.size - accepted.length).toBeLessThanOrEqual(MEMBERS);
    for (const { member, rating } of all) {
      const response = await member.call('GET', `/ratings/${member.id}/${article}`);
      const { rating: storedRating }: { rating: number | null } = await response.json();
      expect([rating.confirmed, rating.last]).toContain(storedRating);
    }
  } finally {
    await request.dispose();
    await product.end();
  }
});

/** Alternates between comments and ratings until the server stops responding. */
async function write({ member, accepted, rating }: Sent, blog_id: string): Promise<void> {
  for (let turn = 0; ; turn++) {
    const comment_text = `Of ${member.id}, number ${turn}`;
    if (!(await isTaken(member, '/comments', { blog_id, comment_text }))) return;
    accepted.push(comment_text);
    rating.last = 1 + (turn % 5);
    if (!(await isTaken(member, '/ratings', { blog_id, rating: rating.last }))) return;
    rating.confirmed = rating.last;
  }
}

async function isTaken(member: MemberApi, path: string, body: object): Promise<boolean> {
  const response = await member.call('POST', path, body).catch(() => undefined);
  return response?.ok() ?? false;
}

async function getComments(request: APIRequestContext, article: string): Promise<Set<string>> {
  const comments: { comment_text: string }[] = await (await request.get(`/api/comments/${article}`)).json();
  return new Set(comments.map(({ comment_text }) => comment_text));
}
