/**
 * In SQL: whether the member has shown that the address of a message `m` is theirs. Their account `u` may have another one
 * by now.
 */
export const IS_PROVEN = '(u.confirmed AND u.email = m.email)';
