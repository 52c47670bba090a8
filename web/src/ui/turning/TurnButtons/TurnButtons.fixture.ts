export const turnButtons = { what: 'article', where: '2 of 5' } as const;
