/** Folders of `ui` that have nothing to show here, and why. */
export const WITHOUT_EXHIBIT: ReadonlyMap<string, string> = new Map([
  ['CardAction', 'says what stands over a card’s picture: the Save button of ArticleCard'],
  ['Container', 'the width of this page'],
  ['CornerButton', 'the Save button of ArticleCard, and ShareRelated'],
  ['CoverLink', 'the link of ArticleCard, ArticleRow and CategoryTile'],
  ['FormPage', 'a page by itself, such as /login'],
  ['Honeypot', 'nobody meets it'],
  ['Outdated', 'loads the page anew'],
  ['PageTop', 'begins a page, such as /about, and on a colour of its own /category/sleep'],
  ['Problem', 'a page by itself, such as /blog/no-such-article'],
  ['Redirect', 'leads elsewhere'],
  ['VisuallyHidden', 'heard and not seen'],
  ...['delay', 'disclosure', 'hydrated', 'motion', 'online', 'swipe', 'track', 'viewport'].map(
    (folder): [string, string] => [folder, 'hooks alone'],
  ),
]);
