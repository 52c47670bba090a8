export const linkButton = { to: '/blog/sleep-well', children: 'Read More' } as const;
