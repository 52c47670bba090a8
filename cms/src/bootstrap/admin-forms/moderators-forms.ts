import type { Form } from './form';

/** The forms for moderators: what members wrote is read-only. */
export const COMMENT: Form = {
  rows: [
    [['text', 12]],
    [
      ['hidden', 6],
      ['reports', 6],
    ],
    [
      ['articleTitle', 6],
      ['member', 6],
    ],
    [
      ['parent', 6],
      ['replies', 6],
    ],
    [['blogId', 6]],
  ],
  labels: {
    text: { label: 'Comment', hint: 'As typed by the member.', shown: true },
    hidden: {
      label: 'Hidden',
      hint: 'Readers see neither this comment nor the replies to it. Switch it off to show them again.',
    },
    reports: {
      label: 'Reports',
      hint: 'How many members have reported it. When you have looked at it, press “Looked at” on the page Moderation, or in the menu of its row: it is then no longer listed first.',
      shown: true,
    },
    articleTitle: { label: 'Article', hint: 'Kept by itself.', shown: true },
    member: {
      label: 'Member',
      hint: 'Empty: the member has deleted their account, or the editors wrote it.',
      shown: true,
    },
    parent: { label: 'In reply to', hint: 'Empty: it is not a reply.', shown: true },
    replies: { label: 'Replies', hint: 'They are deleted with the comment.', shown: true },
    blogId: { label: 'Article id', hint: 'It does not change when the article is renamed.', shown: true },
    createdAt: 'Written on',
  },
  list: ['text', 'reports', 'hidden', 'articleTitle', 'member', 'createdAt'],
  sort: { by: 'reports', order: 'DESC' },
  called: 'text',
};

export const CONTACT_MESSAGE: Form = {
  rows: [
    [
      ['name', 6],
      ['email', 6],
    ],
    [['message', 12]],
    [
      ['state', 6],
      ['member', 6],
    ],
    [
      ['mailedAt', 6],
      ['mailTriedAt', 6],
    ],
  ],
  labels: {
    name: { label: 'Name', hint: 'As typed by the member.', shown: true },
    email: {
      label: 'E-mail address',
      hint: 'The address of the member’s account, to which answers go.',
      shown: true,
    },
    message: { label: 'Message', hint: '', shown: true },
    state: {
      label: 'State',
      hint: 'Answer on the page Moderation. If you have replied by mail, set it to “answered”: readers are promised a reply within 24-48 hours. “Closed” needs no answer.',
    },
    member: { label: 'Member', hint: 'Empty: the member has deleted their account.', shown: true },
    mailedAt: {
      label: 'Mailed to you on',
      hint: 'Empty: the mail server has not accepted it yet.',
      shown: true,
    },
    mailTriedAt: {
      label: 'Last tried on',
      hint: 'Sending is retried every few minutes for a week.',
      shown: true,
    },
    createdAt: 'Sent on',
  },
  list: ['name', 'message', 'state', 'createdAt', 'email'],
  sort: { by: 'createdAt', order: 'DESC' },
  called: 'name',
};
