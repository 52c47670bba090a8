import assert from 'node:assert/strict';
import { newCredentials } from '../../support/members/member-api.ts';
import { getMailsTo } from '../../support/product/mailbox.ts';
import { journey } from '../driver/browser.ts';
import { pattern } from '../driver/reader.ts';
import { waitUntil } from '../driver/wait-until.ts';
import { account, field, fillInLogin, logIn, loginLink, newMember } from '../support/members.ts';

const ARTICLE = '/blog/insomnia-what-really-helps';
const button = (name: string | RegExp) =>
  ({ role: 'button', name: typeof name === 'string' ? name : pattern(name), within: 'main' }) as const;

journey('a member signs up, saves, rates and comments on an article, and logs out', async (reader) => {
  const member = newCredentials();
  await reader.open('/signup');
  await reader.type(field('Username'), member.username);
  await reader.type(field('Email'), member.email);
  await reader.type(field('Password'), member.password);
  await reader.type(field('Confirm password'), member.password);
  await reader.press({ role: 'checkbox', within: 'main' });
  await reader.press(button('Sign up'));
  await reader.isAt('/');
  await reader.sees(account(member));

  await reader.open(ARTICLE);
  const save = button(/(^|\. )Save .*insomnia/i);
  const unsave = button(/Unsave .*insomnia/i);
  await reader.press(save);
  await reader.sees(unsave);
  await reader.approach({ role: 'heading', name: 'Rate this article' });
  await reader.press({ role: 'radio', name: '4 stars' });
  await reader.seesText('Your rating: 4 out of 5');
  await reader.approach({ role: 'heading', name: pattern(/^Comments/), within: 'main' });
  const comment = `Going to bed at one time helped ${member.username}.`;
  await reader.type({ role: 'field', name: 'Your comment' }, comment);
  await reader.press(button('Post comment'));
  await reader.seesText('Your comment was posted.');
  await reader.seesText(comment);

  await reader.open('/saved-blogs');
  await reader.counts({ role: 'article', within: 'main' }, 1);
  await reader.open(ARTICLE);
  await reader.press(unsave);
  await reader.sees(save);
  await reader.open('/saved-blogs');
  await reader.counts({ role: 'article', within: 'main' }, 0);

  await reader.press(account(member));
  await reader.isAt('/my-account');
  await reader.seesText(member.email, 'main');
  await reader.press(button('Sign Out'));
  await reader.sees(loginLink);
  assert.equal(await reader.evaluate(() => localStorage.getItem('token')), null);
  await reader.expectNoErrors();
});

journey('a wrong password is refused and the right one is accepted', async (reader) => {
  const member = await newMember();
  await reader.open('/login');
  await fillInLogin(reader, member.username, 'Not&the1password');
  await reader.seesText(/password/i, '[role=alert], [role=status]');
  assert.equal(await reader.path(), '/login');
  await reader.open('/login');
  await fillInLogin(reader, member.email, member.password);
  await reader.isAt('/');
  await reader.sees(account(member));
  await reader.expectNoErrors(/401/);
});

journey('a forgotten password is reset with the link in a mail', async (reader) => {
  const member = await newMember();
  const renewed = 'Morning$walk8';
  await reader.open('/login');
  await reader.press({ role: 'link', name: pattern(/^Forgot password/), within: 'main' });
  await reader.type(field('Email'), member.email);
  await reader.press(button('Send code'));
  const mail = await waitUntil('a mail', async () => (await getMailsTo(member.email)).at(-1));
  const [link = ''] = /https?:\/\/\S+\/enter-code#token=[a-zA-Z]+/.exec(mail.text ?? '') ?? [];
  await reader.open('/about');
  await reader.open(link);
  await reader.press(button('Continue'));
  await reader.isAt('/change-password');
  await reader.type(field('New password'), renewed);
  await reader.type(field('Confirm password'), renewed);
  await reader.press({ role: 'checkbox', within: 'main' });
  await reader.press(button('Change password'));
  await reader.isAt('/login');
  await fillInLogin(reader, member.username, renewed);
  await reader.sees(account(member));
  await reader.expectNoErrors();
});

journey('a member writes to the editors', async (reader) => {
  const member = await newMember();
  await logIn(reader, member);
  await reader.open('/contact-us');
  await reader.holds(field('Email'), member.email);
  await reader.type(field('Name'), 'Mia');
  await reader.type(field('Message'), `I miss an article about knees, says ${member.username}.`);
  await reader.press(button('Send Message'));
  await reader.seesText('Message sent successfully!');
  await reader.holds(field('Message'), '');
  await waitUntil('the mail to the editors', async () =>
    (await getMailsTo('editors@wellfolio.example')).find(({ text }) => text?.includes(member.username)),
  );
  await reader.expectNoErrors();
});
