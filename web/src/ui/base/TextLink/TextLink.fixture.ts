export const pageLink = { href: '/blog/sleep-well', opensNewTab: false, children: 'Read on' } as const;
export const foreignLink = {
  href: 'https://example.org/study',
  opensNewTab: true,
  children: 'The study',
} as const;
