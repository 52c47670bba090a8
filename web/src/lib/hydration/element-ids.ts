/** Id of the script element that passes the page's state to the browser as JSON. */
export const STATE_ID = 'state';

/** Id of the element that lists the page's scripts. */
export const SCRIPTS_ID = 'scripts';
