import { escapeMarkup } from './escape-markup';

/** A page for when the site's own cannot be made: no script, no style, nothing that could fail. */
export function plainPage(title: string, sentence: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">',
    `<title>${escapeMarkup(title)}</title></head><body><main><h1>${escapeMarkup(title)}</h1><p>${escapeMarkup(sentence)}</p>`,
    '<p><a href="/">Go to the home page</a></p></main></body></html>',
  ].join('');
}
