export const question = {
  title: 'Delete this draft?',
  sentence: 'What you have typed here is lost.',
  action: 'Delete',
} as const;
