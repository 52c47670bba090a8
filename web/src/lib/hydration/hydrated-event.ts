/** Document event: React has hydrated the page and handles clicks from now on. */
export const HYDRATED = 'takenover';
