/** The site of an address, without `www.`; the address itself where it names none. */
export function getEmbedSite(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') || url : url;
}
