import assert from 'node:assert/strict';
import { test } from 'node:test';
import { journey, withBrowser } from '../driver/browser.ts';
import type { Reader } from '../driver/reader.ts';
import { account, fillInLogin, logIn, loginLink, newMember } from '../support/members.ts';
import { startSlowSite } from '../support/slow-site.ts';

const PHONE = 360;

journey('after signing out elsewhere, Back shows nothing of the account (X1)', async (reader) => {
  const member = await newMember();
  await reader.resize(PHONE);
  await logIn(reader, member);
  await reader.open('/my-account');
  await reader.seesText(member.email, 'main');
  await reader.open('/about');
  await reader.press({ role: 'button', name: 'Menu' });
  await reader.press({ role: 'button', name: 'Sign Out' });
  await reader.sees(loginLink);

  await reader.backToCachedPage();
  await reader.isAt(/^\/(my-account|login)$/);
  await reader.seesText(/User not logged in|Log in/, 'main');
  await reader.missesText(member.email);
  const text = await reader.wholeText();
  for (const own of [member.email, member.username]) assert.ok(!text.includes(own), text);
  await reader.expectNoErrors();
});

journey('a page that was left as a guest recognises the member when they come back (X1)', async (reader) => {
  const member = await newMember();
  await reader.open('/about');
  await reader.sees(loginLink);
  await reader.goTo('/login');
  await reader.isReady();
  await fillInLogin(reader, member.username, member.password);
  await reader.sees(account(member));
  await reader.backToCachedPage();
  await reader.isAt('/about');
  await reader.sees(account(member));
  await reader.counts(loginLink, 0);
  await reader.expectNoErrors();
});

const choose = (reader: Reader): Promise<void> =>
  reader.press({ role: 'link', name: 'Health Conditions', within: 'header nav' });

for (const [what, paths] of [
  ['script', /\/assets\/CategoriesListPage-[^/]+\.js$/],
  ['response', /\/graphql\?operationName=CategoriesListPage/],
] as const) {
  test(`a second address from the address bar wins while the ${what} of the first is loading, and Back shows no error (X2, X3, X5)`, async () => {
    const site = await startSlowSite();
    try {
      await withBrowser(
        async (reader) => {
          await reader.open('/');
          site.hold(paths);
          await choose(reader);
          await site.isHolding();
          await reader.goTo('/about');
          await reader.isAt('/about');
          site.release();
          await reader.isReady();
          await reader.sees({ role: 'heading', name: 'About Wellfolio', within: 'main' });
          assert.equal(await reader.path(), '/about');
          await reader.missesText('The site has a new version');

          await reader.back();
          await reader.isAt(/^\/(categories-list)?$/);
          await reader.isReady();
          await reader.sees({ role: 'heading', within: 'main' });
          await reader.missesText('An unexpected error occurred.');
          await reader.missesText('The site has a new version');
          await reader.expectNoErrors();
        },
        { origin: site.origin },
      );
    } finally {
      await site.close();
    }
  });
}
