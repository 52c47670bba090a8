import { renderMail } from '../../../platform/mail/template';
import { composeAnswerMail } from './compose-answer-mail';

const SITE = {
  siteName: 'Wellfolio',
  editorsEmail: 'editors@wellfolio.example',
  mailFrom: 'Wellfolio <no-reply@wellfolio.example>',
};
const MESSAGE = {
  email: 'ada@example.org',
  message: 'How long?\nHow deep?',
  sentAt: '2026-11-03T23:30:00.000Z',
  isAddressProven: true,
};

test('quotes the message below the answer, and its replies go to the editors', () => {
  const mail = composeAnswerMail(MESSAGE, 'Seven hours.\n\nBest wishes', SITE);
  expect(mail).toMatchObject({
    to: 'ada@example.org',
    replyTo: 'editors@wellfolio.example',
    from: { name: 'Wellfolio', address: 'editors@wellfolio.example' },
    subject: 'Re: Your message to Wellfolio',
    isPersonal: true,
  });
  expect(mail.parts).toEqual([
    { is: 'letter', text: 'Seven hours.\n\nBest wishes' },
    'On November 3, 2026 you wrote:',
    { is: 'quote', text: MESSAGE.message },
  ]);
});

test('does not quote to an address that nobody has confirmed', () => {
  const mail = composeAnswerMail({ ...MESSAGE, isAddressProven: false }, 'Seven hours.', SITE);
  expect(mail.parts).toEqual([{ is: 'letter', text: 'Seven hours.' }]);
});

test.each([
  ['Wellfolio <no-reply@mail.example>', undefined],
  ['no-reply@WELLFOLIO.example', { name: 'Wellfolio', address: 'editors@wellfolio.example' }],
  ['nothing', undefined],
])('as the sender of other mail is %s', (mailFrom, from) => {
  expect(composeAnswerMail(MESSAGE, 'Yes.', { ...SITE, mailFrom }).from).toEqual(from);
});

test('keeps the lines of the answer in both forms, and its markup as text', () => {
  const { parts, why } = composeAnswerMail(MESSAGE, 'One <b>\ntwo\n\n\nthree', SITE);
  const { text, html } = renderMail({ siteName: 'Wellfolio', title: 'Re', contact: '', why }, parts);
  expect(text).toContain('One <b>\ntwo\n\n\nthree\n');
  expect(html).toContain('<p>One &lt;b&gt;<br>\ntwo</p>\n<p>three</p>');
});
