/** Pages that the site's links lead to already and that are not there yet. One that answers leaves this list. */
export const PENDING_ROUTES: ReadonlySet<string> = new Set(['/contact-us', '/login']);
