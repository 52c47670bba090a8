import { addStyle } from '../ui/add-style';

const MENU = 'nav[aria-label="Content"]';

/**
 * In the menu of content: a group that has no link, of which Strapi shows the heading with a 0; and the settings of the
 * site, which are among the settings.
 */
const HIDDEN = `
${MENU} li:not(:has(a)),
${MENU} li:not(:has(li)):has(a[href*="/api::site.site"]) {
  display: none;
}`;

export const tidyContentMenu = (): void => addStyle(HIDDEN);
