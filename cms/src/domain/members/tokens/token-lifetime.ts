/** How long a login lasts, in the format of jsonwebtoken. */
export const TOKEN_LIFETIME = '7d';
