export const spinner = { label: 'Loading the articles…' } as const;
