/** Event of the document: React has taken the server's page over, and answers presses from now on. */
export const TAKEN_OVER = 'takenover';
