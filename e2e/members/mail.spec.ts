import { randomUUID } from 'node:crypto';
import { expect, test } from '../support/fixtures.ts';
import { getMailsTo, waitForMailTo } from '../support/product/mailbox.ts';
import { MemberApi } from '../support/members/member-api.ts';
import { runningProduct } from '../support/product/running-product.ts';

test('a reader subscribes to the newsletter, confirms the address and unsubscribes', async ({
  page,
  request,
}) => {
  const address = `nora-${randomUUID().slice(0, 8)}@example.org`;
  // Clicks before the scripts have loaded are lost.
  await page.goto('/about', { waitUntil: 'networkidle' });
  const field = page.getByRole('textbox', { name: 'Your email address' });
  await field.fill(address);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Thank you for subscribing!')).toBeVisible();

  const mail = await waitForMailTo(address);
  const linkTo = (path: string): string => {
    const link = mail.text?.match(new RegExp(`https?://\\S+${path}\\?token=\\S+`))?.[0];
    expect(link, mail.text).toBeDefined();
    return link ?? '';
  };
  // Mail scanners follow every link.
  for (const path of ['/confirm-subscription', '/unsubscribe']) await request.get(linkTo(path));

  await page.goto(linkTo('/confirm-subscription'));
  await page.getByRole('main').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Thank you. Your subscription is confirmed.')).toBeVisible();
  await page.goto(linkTo('/unsubscribe'));
  await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('You are unsubscribed.')).toBeVisible();
  // One-click unsubscribe of a mail program. Repeating it changes nothing.
  const oneClick = mail.headers.get('list');
  expect(JSON.stringify(oneClick)).toContain('/api/unsubscribe?token=');
  const posted = await request.post(
    `/api/unsubscribe?${new URL(linkTo('/unsubscribe')).searchParams.toString()}`,
    {
      form: { 'List-Unsubscribe': 'One-Click' },
    },
  );
  expect(posted.status()).toBe(200);
  expect(await getMailsTo(address)).toHaveLength(1);
});

test('the contact form requires a login and mails a member’s message to the editors', async ({
  page,
  request,
}) => {
  const member = await MemberApi.signUp(request);
  const { username, email } = member.credentials;
  await page.goto('/contact-us');
  await expect(async () => {
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('You need to be logged in to submit the contact form')).toBeVisible({
      timeout: 3000,
    });
  }).toPass();
  await member.signIn(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(email);
  await page.getByRole('textbox', { name: 'Name' }).fill(username);
  await page
    .getByRole('textbox', { name: 'Message' })
    .fill('I miss an article about <b>knees</b>.\nThank you.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');

  const ours = async () =>
    (await getMailsTo('editors@wellfolio.example')).filter(({ subject }) => subject?.includes(username));
  await expect.poll(async () => (await ours()).length).toBe(1);
  const [mail] = await ours();
  expect(mail?.replyTo?.text).toBe(email);
  expect(mail?.text).toContain('> I miss an article about <b>knees</b>.');
  expect(String(mail?.html)).toContain('&lt;b&gt;knees&lt;/b&gt;');
  expect(String(mail?.html)).toContain(`${runningProduct().url}/admin`);
});
