const ARTICLES = '/content-manager/collection-types/api::blog.blog';

/** The input of the text, a file of its own: few screens need it. */
export const loadText = () => import('./ArticleText');

/** Loads it before a form asks for it: the browser has time while Strapi waits for the user and the article. */
export function loadTextEarly(): void {
  loadText().catch(() => {
    // The form tries again and shows what fails.
  });
}

/** The same if the admin is opened at an article, or at their list. */
export function loadTextWith({ pathname }: Pick<Location, 'pathname'>): void {
  if (pathname.includes(ARTICLES)) loadTextEarly();
}
