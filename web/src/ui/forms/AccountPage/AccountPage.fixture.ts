export const accountPage = {
  path: '/saved-blogs',
  title: 'Saved Blogs',
  description: 'The articles that you have saved.',
} as const;
