import escapeHtml from 'escape-html';

const BODY = 'max-width:36rem;margin:12vh auto;padding:0 1.25rem;font:1.125rem/1.6 system-ui,sans-serif';

/** A page for when the site's own cannot be rendered: no script, no style sheet, nothing that could fail. */
export function plainPage(title: string, sentence: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title></head><body style="${BODY}"><main><h1 style="line-height:1.2">${escapeHtml(title)}</h1><p>${escapeHtml(sentence)}</p>`,
    '<p><a href="/">Go to the home page</a></p></main></body></html>',
  ].join('');
}
