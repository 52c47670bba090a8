/** A form has one list of matches. */
export const MATCHES = 'category-matches';

export const getOptionId = ({ id }: { id: number }): string => `category-match-${id}`;
