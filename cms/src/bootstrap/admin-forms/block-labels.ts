import type { Form, Labels } from './form';

/** Labels of the fields of blocks and other components. A field name has the same meaning in every component. */
export const BLOCK_LABELS: Labels = {
  alt: { label: 'Alternative text', hint: 'Describe the picture for people who cannot see it.' },
  answer: { label: 'Answer', hint: 'An empty line starts a new paragraph.' },
  author: { label: 'Who said it', hint: '' },
  body: 'Text',
  boldFirstColumn: { label: 'First column in bold', hint: 'Where the first cell names its row.' },
  caption: { label: 'Caption', hint: 'Shown below.' },
  carousel: { label: 'Heading of the carousel', hint: 'Over the articles of …-brand-news.' },
  cells: 'Cells',
  code: 'Code',
  content: 'Markup',
  decorative: { label: 'Decorative', hint: 'The picture adds nothing to the text.' },
  description: 'Description',
  featured: {
    label: 'Heading of the large article and those beside it',
    hint: 'Over …-featured. View All leads to the category of this name.',
  },
  file: { label: 'File', hint: 'From the media library; used instead of an address.' },
  headers: 'Headings of the columns',
  heading: { label: 'Lead-in', hint: 'Shown in bold before the text.' },
  height: { label: 'Height', hint: 'In pixels, 1 to 400.' },
  image: 'Picture',
  inline: { label: 'Runs', hint: 'Instead of Text, where some words are bold, italic or a link.' },
  issues: { label: 'Heading of the popular issues', hint: 'Over the banners popular-product.' },
  items: 'Items',
  language: { label: 'Language', hint: 'Of the code: html, json … Empty for plain text.' },
  laterAds: { label: 'Ads from the latest articles on', hint: '' },
  latest: {
    label: 'Heading of the latest articles',
    hint: 'Over …-latest-stories. View All leads to the category of this name.',
  },
  level: { label: 'Level', hint: '2 for a section, 3 for a part of one.' },
  links: { label: 'Links', hint: 'Below the heading, in this order.' },
  noindex: { label: 'Hide from search engines', hint: '' },
  note: { label: 'Note for editors', hint: 'Not shown to readers.' },
  poster: { label: 'Picture before it plays', hint: '' },
  question: 'Question',
  routine: {
    label: 'Heading of the six articles to begin with',
    hint: 'Over …-build-your-routine. View All leads to the category of this name.',
  },
  rows: 'Rows',
  target: { label: 'Opens in', hint: '_blank: a new tab. _self: the same one.' },
  text: 'Text',
  title: 'Title',
  topics: { label: 'Heading of the tiles', hint: 'Over the banners explore-categories.' },
  type: 'Kind',
  url: { label: 'Address', hint: 'Beginning with https://, or with / for a page of this site.' },
};

/**
 * The rows of components whose fields do not stand two in a row, as Strapi arranges them. Fields without a row are for
 * programs: the form does not show them, but sends them back unchanged.
 */
export const COMPONENT_ROWS: Readonly<Record<string, Form['rows']>> = {
  'parts.question': [[['question', 12]], [['answer', 12]]],
};
