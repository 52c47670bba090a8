export const found = { text: 'A calmer evening, an easier night', search: 'calm evening' } as const;
/** The words of `found` that the search marks. */
export const MARKED_WORDS = ['calmer', 'evening'];
