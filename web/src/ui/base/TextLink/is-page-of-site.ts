/** What the web server passes on to the CMS or answers itself: no page of React's. */
const NOT_A_PAGE = /^\/(?:\/|(?:uploads|admin|api|graphql|assets)(?:[/?#]|$)|[^?#]*\.\w+(?:[?#]|$))/;

/** Whether the router may open this address without a reload: a path of this site that is no file. */
export function isPageOfSite(href: string): boolean {
  return href.startsWith('/') && !NOT_A_PAGE.test(href);
}
