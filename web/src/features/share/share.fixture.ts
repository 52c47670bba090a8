export const shared = { title: 'Sleep well', url: 'https://health.example/blog/sleep-well' } as const;
