/** Metadata of the page. */
export const FAQS = {
  path: '/faqs',
  title: 'Frequently Asked Questions',
  description:
    'Short answers about reading, calculators, accounts, comments, the newsletter, your privacy and who writes the articles on this site.',
  updated: '2026-11-22',
};
