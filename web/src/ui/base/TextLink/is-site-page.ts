/** Paths that the web server proxies to the CMS or handles itself, and that React does not render. */
const NOT_A_PAGE = /^\/(?:\/|(?:uploads|admin|api|graphql|assets)(?:[/?#]|$)|[^?#]*\.\w+(?:[?#]|$))/;

/** Whether the router may open this address without a reload: a path of this site that is not a file. */
export function isSitePage(href: string): boolean {
  return href.startsWith('/') && !NOT_A_PAGE.test(href);
}
