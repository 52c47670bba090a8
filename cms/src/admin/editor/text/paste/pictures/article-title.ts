let title = '';

/** The title of the article whose text is open: pictures without a name are called after it. */
export const getArticleTitle = (): string => title;

export function setArticleTitle(current: string): void {
  title = current;
}
