import { FEED_PATH } from '../../lib/seo/feed-path';
import { REPLY_TIME } from '../../lib/site/reply-time';

interface Question {
  question: string;
  /** Plain text in one paragraph, because search engines read it too. */
  answer: string;
  /** Pages with more about the subject. */
  more?: readonly { to: string; text: string }[];
}

interface QuestionGroup {
  /** Anchor of the group. */
  id: string;
  title: string;
  questions: readonly Question[];
}

const PRIVACY = '/privacy-policy';
const CONTACT = { to: '/contact-us', text: 'Contact Us' };

export const QUESTIONS: readonly QuestionGroup[] = [
  {
    id: 'reading',
    title: 'Reading',
    questions: [
      {
        question: 'Does it cost anything to read the articles?',
        answer:
          'No. All articles, lists and calculators are free, and you need no account to use them. The site may earn money from ads and from affiliate links, which cost you nothing more.',
        more: [{ to: '/terms#section8', text: 'Ads and affiliate links' }],
      },
      {
        question: 'How do I find what I am looking for?',
        answer:
          'Type a word or two into the search: it looks in titles, texts and categories, suggests while you type and forgives a slip of the keyboard. Or go by subject: Popular Topics shows the 31 large topics, and Health Conditions lists every category from A to Z.',
        more: [
          { to: '/main-category', text: 'Popular Topics' },
          { to: '/categories-list', text: 'Health Conditions, A to Z' },
        ],
      },
      {
        question: 'Can I print an article, or read it with larger text?',
        answer:
          'Both. On paper you get the text and its pictures without menus and ads, with the addresses of links to other sites written out. For larger text use your browser’s own zoom or font size. Pages follow your device’s choice of light or dark and of less motion, and they work with a keyboard and a screen reader.',
      },
      {
        question: 'Is there a feed?',
        answer: `Yes. Give the address ${FEED_PATH} of this site to your feed reader, and the newest articles arrive there in full.`,
      },
    ],
  },
  {
    id: 'calculators',
    title: 'Calculators',
    questions: [
      {
        question: 'What happens to the figures I enter in a calculator?',
        answer:
          'Nothing. They are computed in your browser, not sent to us and not stored. Once its page has loaded, a calculator works without a connection. If you copy a link to your result, what you entered is part of that link, so give it only to people who may see it.',
        more: [{ to: '/cookie-policy#section5', text: 'The calculators keep nothing' }],
      },
      {
        question: 'How exact are the results?',
        answer:
          'As exact as the published formulas behind them, which describe people on average. Your own figure can lie well above or below. Each calculator names its formula and says whom it fits badly, such as children, pregnant women or people with much muscle.',
        more: [{ to: '/disclaimer#section2', text: 'Not a substitute for medical advice' }],
      },
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    questions: [
      {
        question: 'What do I need an account for?',
        answer:
          'To save articles for later, to rate them from 1 to 5, to comment, and to write to the editors. You choose a username and a password and give an e-mail address. You must be at least 16 years old.',
        more: [{ to: '/terms#section3', text: 'Your account, in the terms' }],
      },
      {
        question: 'I have forgotten my password. What now?',
        answer:
          'On the sign-in page choose “Forgot Password” and give your e-mail address. We send a code of six digits and a link, which work for ten minutes. Enter the code or open the link, and choose a new password. If no mail comes, look among the spam and check that it is the address you signed up with: for safety the site never says whether it knows an address.',
      },
      {
        question: 'How do I delete my account, or get a copy of my data?',
        answer:
          'Both are in your account, and both ask for your password again. The copy is a file to download. Deleting takes your username, address, saved articles, ratings and messages to the editors with it, immediately and permanently. Your comments stay without your name, as those of a “Deleted member”, unless you choose that their text goes too. A single comment you can delete under “Comments” in your account.',
        more: [{ to: `${PRIVACY}#section10`, text: 'Your choices' }],
      },
    ],
  },
  {
    id: 'comments',
    title: 'Comments',
    questions: [
      {
        question: 'Who can see what I write in a comment?',
        answer:
          'Everybody who opens the article sees it beside your username, at once. Your e-mail address is never shown. Please leave out anything about your own health that you would not tell a stranger.',
      },
      {
        question: 'A comment is rude, false or dangerous. What can I do?',
        answer:
          'Log in and report it; each member counts once. An editor looks at what was reported and hides what breaks the rules, together with the replies below it. If a comment urges somebody to harm themselves, please write to us as well.',
        more: [{ to: '/terms#section4', text: 'What is not allowed' }, CONTACT],
      },
    ],
  },
  {
    id: 'newsletter',
    title: 'Newsletter',
    questions: [
      {
        question: 'How do I get the newsletter, and how do I leave it?',
        answer:
          'Give your address at the foot of any page, follow the link in the mail that we then send, and press the button there, so that nobody can sign you up but you. Every issue has a link that ends it, without a sign-in and without questions.',
      },
    ],
  },
  {
    id: 'privacy',
    title: 'Privacy',
    questions: [
      {
        question: 'Does the site track me?',
        answer:
          'No. There is no analytics service, no counting pixel and no profile of what you read, and we set no cookies for readers. Videos and maps from other companies load only when you press their button.',
        more: [
          { to: PRIVACY, text: 'Privacy Policy' },
          { to: '/cookie-policy', text: 'Cookie Policy' },
        ],
      },
      {
        question: 'Do you sell my data?',
        answer:
          'No, and we do not trade it either. The Privacy Policy says which companies handle something for us, such as delivering mail, and what the law of California, the European Union and the United Kingdom gives you.',
        more: [{ to: `${PRIVACY}#section7`, text: 'Who else receives it' }],
      },
    ],
  },
  {
    id: 'editors',
    title: 'The editors',
    questions: [
      {
        question: 'Who writes the articles, and are they reviewed by doctors?',
        answer:
          'Our editorial team writes them from sources that can be checked. An article that a medical professional has reviewed names the reviewer and the date. If it names none, it has not been medically reviewed, and we say so.',
        more: [{ to: '/disclaimer#section3', text: 'Content accuracy' }],
      },
      {
        question: 'I have found a mistake, or have an idea for an article. Where do I write?',
        answer: `To the editors, through Contact Us. They answer within ${REPLY_TIME}. Please name the article and, if you can, a source. They cannot advise you on your own health.`,
        more: [CONTACT],
      },
    ],
  },
];
