/** The host name of a URL without `www.`; the URL itself if it has none. */
export function getEmbedSite(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') || url : url;
}
