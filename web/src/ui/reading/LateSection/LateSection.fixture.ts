export const lateSection = { place: 'comments', title: 'Comments', what: 'comments' } as const;
export const intro = 'Be kind.';
export const lateRating = { place: 'rating', title: 'Rate this article', what: 'rating' } as const;
