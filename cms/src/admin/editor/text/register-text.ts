import type { StrapiApp } from '@strapi/strapi/admin';
import { keepSelection } from './keep-selection';
import { loadText, loadTextWith } from './load-text';
import { ARTICLE_TEXT } from './write-in-one-field';

/** Registers the text of articles as an input, which `writeInOneField` puts into their form. */
export function registerText(app: StrapiApp): void {
  keepSelection();
  loadTextWith(window.location);
  app.customFields.register({
    name: ARTICLE_TEXT,
    // Strapi wants one of its own types; the schema has the text as a dynamic zone.
    type: 'json',
    intlLabel: { id: 'article-text', defaultMessage: 'Text' },
    intlDescription: { id: 'article-text.description', defaultMessage: 'The text of an article' },
    components: { Input: async () => ({ default: (await loadText()).ArticleText }) },
  });
}
