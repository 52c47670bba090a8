import type { Form } from './form';

/** What moderators look through: what members wrote is there to be read only. */
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
    text: { label: 'Comment', hint: 'As its member typed it.', shown: true },
    hidden: {
      label: 'Hidden',
      hint: 'Readers see neither this comment nor the replies to it. Switch it off to show them again.',
    },
    reports: {
      label: 'Reports',
      hint: 'How many members have asked you to look at it. Once you have, choose “Looked at” in the menu of its row: it then no longer stands first.',
      shown: true,
    },
    articleTitle: { label: 'Article', hint: 'Kept by itself.', shown: true },
    member: { label: 'Member', hint: 'Empty: they have left.', shown: true },
    parent: { label: 'In reply to', hint: 'Empty: it is no reply.', shown: true },
    replies: { label: 'Replies', hint: 'They go with it when it is deleted.', shown: true },
    blogId: { label: 'Id of the article', hint: 'It stays when the article is renamed.', shown: true },
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
    name: { label: 'Name', hint: 'As its member typed it.', shown: true },
    email: { label: 'E-mail address', hint: 'Of the member’s account: answer there.', shown: true },
    message: { label: 'Message', hint: '', shown: true },
    state: {
      label: 'State',
      hint: 'Set it to “answered” once you have: readers are promised an answer in 24 to 48 hours.',
    },
    member: { label: 'Member', hint: 'Empty: they have left.', shown: true },
    mailedAt: {
      label: 'Mailed to you on',
      hint: 'Empty: the mail server has not taken it yet.',
      shown: true,
    },
    mailTriedAt: {
      label: 'Last tried on',
      hint: 'For a week it is tried again every few minutes.',
      shown: true,
    },
    createdAt: 'Sent on',
  },
  list: ['name', 'message', 'state', 'createdAt', 'email'],
  sort: { by: 'createdAt', order: 'DESC' },
  called: 'name',
};
