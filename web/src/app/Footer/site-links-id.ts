/** Of the footer's links: where the phone's menu button leads until its script is there. */
export const SITE_LINKS_ID = 'site-links';
