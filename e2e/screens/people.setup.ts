import type { AdminApi } from '../support/product/admin-api.ts';
import { expect, test } from '../support/fixtures.ts';
import { MemberApi, newCredentials } from '../support/members/member-api.ts';
import { storageStateFile, DISCUSSED_ARTICLE } from './people.ts';

const SAVED = [
  DISCUSSED_ARTICLE,
  'panic-attacks-what-to-do',
  'hay-fever-get-through-pollen-season',
  'start-walking-for-your-health',
  'acne-treatment-that-works',
];
const RATED = [5, 4, 2];

test('the people in the pictures sign up, and one of them is active', async ({ admin, page, request }) => {
  const signUp = async (username: string) => {
    const credentials = newCredentials(username);
    // The name already exists in a product that was pictured before.
    return MemberApi.signUp(request, { ...credentials, username }).catch(() =>
      MemberApi.signUp(request, credentials),
    );
  };
  const [member, newcomer, friend] = [
    await signUp('Mia Reader'),
    await signUp('Noor'),
    await signUp('Jonas Weber'),
  ];
  const ids = await getIds(admin);
  const [talkedAbout] = ids;
  for (const blog_id of ids) await post(member, '/saved_blogs', { blog_id });
  for (const [place, rating] of RATED.entries())
    await post(member, '/ratings', { blog_id: ids[place], rating });
  const { comment_id } = await post(member, '/comments', {
    blog_id: talkedAbout,
    comment_text:
      'Getting up at the same time every day was the hardest part, and the one that helped.\nIt took me three weeks. The first of them was worse than before, so do not give up too early!',
  });
  const reply = { blog_id: talkedAbout, parent_comment_id: comment_id };
  await post(friend, '/comments', { ...reply, comment_text: 'Did you keep to it on Sundays, too?' });
  await post(member, '/comments', { ...reply, comment_text: 'Yes. That was what made the difference.' });
  await post(friend, '/comments', { blog_id: talkedAbout, comment_text: 'No coffee after noon.' });

  for (const [who, api] of [
    ['member', member],
    ['newcomer', newcomer],
  ] as const) {
    await page.goto('/terms');
    await api.signIn(page);
    await page.context().storageState({ path: storageStateFile(who) });
  }
});

const getIds = (admin: AdminApi): Promise<string[]> =>
  Promise.all(SAVED.map((slug) => admin.find('blog', 'slug', slug)));

async function post(member: MemberApi, path: string, data: object): Promise<{ comment_id?: number }> {
  const response = await member.call('POST', path, data);
  expect(response.ok(), await response.text()).toBe(true);
  return response.json();
}
