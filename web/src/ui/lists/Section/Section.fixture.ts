export const section = { title: 'Latest stories', viewAll: '/blog-list' } as const;
export const longSection = {
  title: 'What was written this week about sleep, communication and cardiovascular disease',
} as const;
