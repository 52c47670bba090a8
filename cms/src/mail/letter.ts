/** What a mail is made of, in the order in which it is read. A text is a paragraph; nothing in it is markup. */
export type Part =
  | string
  /** The one thing to do. */
  | { is: 'link'; text: string; url: string }
  /** To be typed elsewhere. */
  | { is: 'code'; code: string }
  /** Somebody's own words, line by line as they were typed. */
  | { is: 'quote'; text: string }
  /** What is good to know, below everything else. */
  | { is: 'note'; text: string; link?: { text: string; url: string } };

/** A mail's text in both forms, each of them whole. */
export interface Letter {
  text: string;
  html: string;
}

/** @param siteName signs it */
export function letter(siteName: string, parts: readonly Part[]): Letter {
  return {
    text: `${[...parts.map(textOf), `-- \n${siteName}`].join('\n\n')}\n`,
    html: page(siteName, parts.map(htmlOf).join('\n')),
  };
}

function textOf(part: Part): string {
  if (typeof part === 'string') return part;
  switch (part.is) {
    case 'link':
      return `${part.text}:\n${part.url}`;
    case 'code':
      return `    ${part.code}`;
    case 'quote':
      return part.text
        .split(/\r\n|\r|\n/)
        .map((line) => `> ${line}`)
        .join('\n');
    case 'note':
      return part.link ? `${part.text}\n${part.link.text}: ${part.link.url}` : part.text;
  }
}

function htmlOf(part: Part): string {
  if (typeof part === 'string') return `<p>${escaped(part)}</p>`;
  switch (part.is) {
    case 'link':
      return `<p><a class="button" href="${escaped(part.url)}">${escaped(part.text)}</a></p>`;
    case 'code':
      return `<p class="code">${escaped(part.code)}</p>`;
    case 'quote':
      return `<blockquote>${escaped(part.text).replaceAll(/\r\n|\r|\n/g, '<br>\n')}</blockquote>`;
    case 'note':
      return `<p class="note">${escaped(part.text)}${part.link ? ` <a href="${escaped(part.link.url)}">${escaped(part.link.text)}</a>` : ''}</p>`;
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it stands in HTML, between tags and in attributes. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** Mail programs that know no style sheet in the head show it plain; those that turn colours by themselves are told that we do. */
const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 24px 16px; background: #f6f4ef; color: #22282b; font: 16px/1.6 Georgia, serif; }
main { max-width: 560px; margin: 0 auto; padding: 24px; border-radius: 12px; background: #ffffff; overflow-wrap: anywhere; }
a { color: #0b5c55; }
.button { display: inline-block; padding: 12px 24px; border-radius: 999px; background: #0b5c55; color: #ffffff; font-family: sans-serif; font-weight: bold; text-decoration: none; }
.code { font: bold 32px/1.4 monospace; letter-spacing: 4px; }
blockquote { margin: 16px 0; padding-left: 16px; border-left: 3px solid #8a9a97; }
.note { font-size: 14px; color: #56605f; }
@media (prefers-color-scheme: dark) {
  body { background: #14191a; color: #e8ebea; }
  main { background: #1f2627; }
  a { color: #8ed8cd; }
  .button { background: #8ed8cd; color: #10201e; }
  .note { color: #b3bebc; }
}
`;

function page(siteName: string, body: string): string {
  const name = escaped(siteName);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${name}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${body}
<p class="note">${name}</p>
</main>
</body>
</html>
`;
}
