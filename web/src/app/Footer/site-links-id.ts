/** The id of the footer's links, the target of the phone's menu button until its script is loaded. */
export const SITE_LINKS_ID = 'site-links';
