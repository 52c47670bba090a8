import type { Form } from './form';

export const CATEGORY: Form = {
  rows: [
    [
      ['name', 6],
      ['slug', 6],
    ],
    [
      ['kind', 6],
      ['parent', 6],
    ],
    [['description', 12]],
    [
      ['picture', 6],
      ['listName', 6],
    ],
    [
      ['position', 4],
      ['hue', 4],
      ['value', 4],
    ],
    [['hub', 12]],
    [
      ['subTopics', 6],
      ['blogs', 6],
    ],
  ],
  labels: {
    name: { label: 'Name', hint: 'Without comma, slash or underscore.' },
    slug: {
      label: 'Address',
      hint: 'Made from the name: “Eye Health” is at /eye-health. When the name changes, the old address leads to the new one.',
      shown: true,
    },
    kind: {
      label: 'Kind',
      hint: 'A topic may have a page of its own with many sections; a sub-topic belongs to one.',
    },
    parent: 'Belongs to',
    description: 'Description',
    picture: 'Picture',
    listName: {
      label: 'Name in Popular Topics',
      hint: 'Only where it differs; “all-” in front is dropped from the link.',
    },
    position: {
      label: 'Position',
      hint: 'Order among the topics. Added topics always come after the first 31.',
    },
    hue: {
      label: 'Hue',
      hint: 'A topic’s colour, 0 to 359: 0 is pink, 60 brown, 120 green, 180 teal, 240 blue, 300 violet.',
    },
    value: {
      label: 'Value for lists and banners',
      hint: 'Set automatically. With Mens-health, the lists of the hub have places such as Mens-health-featured, and its banners the type Mens-health.',
      shown: true,
    },
    hub: {
      label: 'Hub page',
      hint: 'Add it, and the topic has a page with many sections at its address. Without it, its articles are listed there.',
    },
    subTopics: {
      label: 'Sub-topics',
      hint: 'To change them, open the sub-topic: its topic is chosen there, under “Belongs to”.',
      shown: true,
    },
    blogs: {
      label: 'Articles',
      hint: 'To change them, open the article: its categories are chosen there.',
      shown: true,
    },
  },
  list: ['name', 'slug', 'kind', 'parent'],
  sort: { by: 'name', order: 'ASC' },
};

export const CATEGORY_REDIRECT: Form = {
  rows: [
    [
      ['slug', 6],
      ['category', 6],
    ],
  ],
  labels: {
    slug: {
      label: 'Old address',
      hint: 'The part of the address after /category/. Added automatically when a category is renamed or deleted; add those of a former site here.',
    },
    category: {
      label: 'Category',
      hint: 'Where readers are sent; for a deleted sub-topic, the topic that it belonged to.',
    },
    createdAt: 'Left on',
  },
  list: ['slug', 'category', 'createdAt'],
  sort: { by: 'slug', order: 'ASC' },
  called: 'slug',
};
