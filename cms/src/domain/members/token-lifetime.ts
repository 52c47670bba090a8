/** How long a sign-in lasts, as jsonwebtoken reads it. */
export const TOKEN_LIFETIME = '7d';
