/** Of the script element that hands the page's state to the browser, as JSON. */
export const STATE_ID = 'state';

/** Of the element that names the page's scripts. */
export const SCRIPTS_ID = 'scripts';
