import type { UID } from '@strapi/strapi';
import { FORGOTTEN_AFTER_DAYS } from '../../domain/newsletter/forget-unconfirmed';
import { CATEGORY, CATEGORY_REDIRECT } from './category-forms';
import type { Form } from './form';
import { COMMENT, CONTACT_MESSAGE } from './moderators-forms';

const BLOG: Form = {
  // Ordered by importance: fields that every article needs, then presentation, then rarely used ones.
  rows: [
    [['title', 12]],
    [['description', 12]],
    [
      ['categories', 6],
      ['thumbnail', 6],
    ],
    [['content', 12]],
    [['faqs', 12]],
    [
      ['slug', 6],
      ['author', 6],
    ],
    [
      ['layoutType', 6],
      ['publicationDate', 6],
    ],
    [['suggestedBlogs', 12]],
    [
      ['topBanner', 4],
      ['secondTopBanner', 4],
      ['middleBanner', 4],
    ],
    [
      ['reviewer', 6],
      ['reviewedOn', 6],
    ],
    [['seo', 12]],
  ],
  labels: {
    title: 'Title',
    description: {
      label: 'Description',
      hint: 'Shown under the title, on cards and in search results.',
    },
    categories: { label: 'Categories', hint: 'Choose the topic first, then its sub-topics.' },
    thumbnail: {
      label: 'Picture',
      hint: 'Shown on cards and when the article is shared.',
    },
    content: {
      label: 'Text',
      hint: 'Type, or paste from elsewhere. A / in an empty line inserts pictures, tables and everything else.',
    },
    slug: {
      label: 'Address',
      hint: 'The end of the article’s link, made from the title where you leave it empty. When you change it, the old link leads to the new one.',
    },
    author: 'Author',
    layoutType: {
      label: 'Layout',
      hint: '“Pictures across the page” and “Cards” show headings, paragraphs and pictures only.',
    },
    publicationDate: {
      label: 'Date of publication',
      hint: 'Set when it is first published. Readers see it, and lists are sorted by it.',
    },
    faqs: { label: 'Questions', hint: 'Shown under the article, in this order. Drag them to change it.' },
    suggestedBlogs: { label: 'More to Explore', hint: 'Articles to suggest under this one.' },
    topBanner: 'Banner at the top',
    secondTopBanner: 'Second banner at the top',
    middleBanner: 'Banner in the middle',
    reviewer: {
      label: 'Reviewed by',
      hint: 'Only a real person with name and qualification. With the date below, the article says that it was reviewed.',
    },
    reviewedOn: 'Reviewed on',
    seo: 'Search and sharing',
    updatedAt: 'Changed',
  },
  list: ['thumbnail', 'title', 'author', 'categories', 'updatedAt'],
  sort: { by: 'updatedAt', order: 'DESC' },
};

const PLACEMENT: Form = {
  rows: [
    [
      ['title', 6],
      ['key', 6],
    ],
    [['blogs', 12]],
    [['topic', 6]],
  ],
  labels: {
    title: { label: 'Name', hint: 'Not shown to readers.' },
    key: {
      label: 'Place',
      hint: 'Where the site shows the list.',
    },
    blogs: {
      label: 'Articles',
      hint: 'In the order shown to readers. A short list is filled up with the newest articles.',
    },
    topic: { label: 'Topic', hint: 'Its newest articles fill up the list.' },
  },
  list: ['title', 'key', 'blogs'],
  sort: { by: 'title', order: 'ASC' },
};

const BANNER: Form = {
  rows: [
    [['title', 12]],
    [
      ['image', 6],
      ['imageText', 6],
    ],
    [
      ['type', 6],
      ['category', 6],
    ],
    [
      ['linkUrl', 6],
      ['headColor', 6],
    ],
    [['position', 4]],
  ],
  labels: {
    title: 'Title',
    image: 'Picture',
    imageText: {
      label: 'Text on the picture',
      hint: 'If Link is empty, the link is derived from it: “Eye Health” leads to /eye-health.',
    },
    // The form shows both as one choice (`admin/site-pages/places`).
    type: 'Type',
    category: { label: 'Place', hint: 'Where the site shows the banner.' },
    linkUrl: 'Link',
    headColor: { label: 'Colour', hint: 'Such as #008080.' },
    position: { label: 'Position', hint: 'Small numbers come first.' },
  },
  list: ['title', 'type', 'category', 'position'],
  sort: { by: 'type', order: 'ASC' },
};

const REDIRECT: Form = {
  rows: [
    [
      ['slug', 6],
      ['blogId', 6],
    ],
  ],
  labels: {
    slug: {
      label: 'Old address',
      hint: 'The part of the address after /blog/. Added automatically when the address of an article changes; add those of a former site here.',
    },
    blogId: {
      label: 'Article id',
      hint: 'Where readers are sent. The id is in the browser’s address when the article is open here, after “api::blog.blog/”.',
    },
    createdAt: 'Left on',
  },
  list: ['slug', 'blogId', 'createdAt'],
  sort: { by: 'slug', order: 'ASC' },
  called: 'slug',
};

const SUBSCRIBER: Form = {
  rows: [
    [
      ['email', 6],
      ['state', 6],
    ],
    [
      ['confirmedAt', 6],
      ['leftAt', 6],
    ],
  ],
  labels: {
    email: 'E-mail address',
    state: {
      label: 'State',
      hint: `Pending: subscribed, but has not confirmed the address yet; deleted after ${FORGOTTEN_AFTER_DAYS} days. Mails go to confirmed addresses only.`,
    },
    confirmedAt: 'Confirmed on',
    leftAt: {
      label: 'Left on',
      hint: `A new subscription that is not confirmed is removed again after ${FORGOTTEN_AFTER_DAYS} days.`,
    },
    createdAt: 'First asked on',
  },
  list: ['email', 'state', 'createdAt', 'confirmedAt'],
  sort: { by: 'createdAt', order: 'DESC' },
  called: 'email',
};

export const FORMS: [uid: UID.ContentType, form: Form][] = [
  ['api::blog.blog', BLOG],
  ['api::placement.placement', PLACEMENT],
  ['api::banner.banner', BANNER],
  ['api::category.category', CATEGORY],
  ['api::category-redirect.category-redirect', CATEGORY_REDIRECT],
  ['api::redirect.redirect', REDIRECT],
  ['api::comment.comment', COMMENT],
  ['api::contact-message.contact-message', CONTACT_MESSAGE],
  ['api::subscriber.subscriber', SUBSCRIBER],
];
