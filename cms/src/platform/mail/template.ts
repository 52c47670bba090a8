import escapeHtml from 'escape-html';

/** The parts of a mail, in reading order. A text is a paragraph and contains no markup. */
export type MailPart =
  | string
  /** The call to action. */
  | { is: 'link'; text: string; url: string }
  /** A code, to be typed elsewhere. */
  | { is: 'code'; code: string }
  /** What an editor writes, in paragraphs with line breaks. */
  | { is: 'letter'; text: string }
  /** A person's own words, with their line breaks. */
  | { is: 'quote'; text: string }
  /** Additional information, below everything else. */
  | { is: 'note'; text: string; link?: { text: string; url: string } };

/** The complete text of a mail in both forms. */
interface MailContent {
  text: string;
  html: string;
}

/** What surrounds the content of a mail. */
interface MailFrame {
  siteName: string;
  /** The headline, which repeats the subject. */
  title: string;
  /** The editors' address. */
  contact: string;
  /** Why the recipient got the mail, in one sentence. */
  why: string;
}

export function renderMail(
  { siteName, title, contact, why }: MailFrame,
  parts: readonly MailPart[],
): MailContent {
  const foot = `<p>${escapeHtml(why)}</p>\n<p>${escapeHtml(`${siteName} · ${contact}`)}</p>`;
  return {
    // Without the address: a mail with a code must not contain any other six digits (C9).
    text: `${[...parts.map(getText), why, `-- \n${siteName}`].join('\n\n')}\n`,
    html: page(siteName, title, parts.map(toHtml).join('\n'), foot),
  };
}

const LINE_BREAK = /\r\n|\r|\n/g;
const withLineBreaks = (text: string): string => escapeHtml(text).replaceAll(LINE_BREAK, '<br>\n');

function getText(part: MailPart): string {
  if (typeof part === 'string') return part;
  switch (part.is) {
    case 'link':
      return `${part.text}:\n${part.url}`;
    case 'code':
      return `    ${part.code}`;
    case 'letter':
      return part.text.replaceAll(LINE_BREAK, '\n');
    case 'quote':
      return part.text
        .split(LINE_BREAK)
        .map((line) => `> ${line}`)
        .join('\n');
    case 'note':
      return part.link ? `${part.text}\n${part.link.text}: ${part.link.url}` : part.text;
  }
}

function toHtml(part: MailPart): string {
  if (typeof part === 'string') return `<p>${escapeHtml(part)}</p>`;
  switch (part.is) {
    case 'link':
      return `<p><a class="button" href="${escapeHtml(part.url)}">${escapeHtml(part.text)}</a></p>`;
    case 'code':
      return `<p class="code">${escapeHtml(part.code)}</p>`;
    case 'letter':
      return part.text
        .replaceAll(LINE_BREAK, '\n')
        .split(/\n(?:[^\S\n]*\n)+/)
        .map((paragraph) => `<p>${withLineBreaks(paragraph)}</p>`)
        .join('\n');
    case 'quote':
      return `<blockquote>${withLineBreaks(part.text)}</blockquote>`;
    case 'note':
      return `<p class="note">${escapeHtml(part.text)}${part.link ? ` <a href="${escapeHtml(part.link.url)}">${escapeHtml(part.link.text)}</a>` : ''}</p>`;
  }
}

/*
 * The site's colours (web/src/styles/tokens.css; no topic's hue) as plain numbers, because few mail programs compute
 * them. Programs that ignore style sheets in the head show the mail plain; `color-scheme` tells those that invert
 * colours that we do so ourselves.
 */
const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 24px 16px; background: #fbf8f3; color: #24211c; font: 17px/1.6 Figtree, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif; }
header, main, footer { max-width: 560px; margin: 0 auto; overflow-wrap: anywhere; }
header { padding: 0 24px 16px; font: bold 24px/1.2 Georgia, serif; }
main { padding: 24px; border: 1px solid #e2d9cb; border-radius: 14px; background: #ffffff; box-sizing: border-box; }
footer { padding: 16px 24px 0; font-size: 14px; color: #5d574c; box-sizing: border-box; }
h1 { margin: 0; font: bold 26px/1.25 Georgia, serif; }
p { margin: 16px 0 0; }
footer p { margin: 0 0 8px; }
a { color: #00604d; }
.button { display: inline-block; padding: 12px 28px; border-radius: 999px; background: #00604d; color: #ffffff; font-weight: bold; text-decoration: none; }
.code { padding: 16px 16px 16px 24px; border-radius: 8px; background: #d9f5ed; font: bold 32px/1.2 Menlo, Consolas, 'Liberation Mono', monospace; letter-spacing: 8px; text-align: center; }
blockquote { margin: 16px 0 0; padding-left: 16px; border-left: 3px solid #857d6f; }
.note { font-size: 15px; color: #5d574c; }
@media (prefers-color-scheme: dark) {
  body { background: #171512; color: #eee8dd; }
  main { border-color: #3a352d; background: #26221d; }
  a { color: #8cd6c0; }
  .button { background: #77cfb6; color: #171512; }
  .code { background: #142e27; }
  .note, footer { color: #b8b0a2; }
}
`;

function page(siteName: string, title: string, body: string, foot: string): string {
  const name = escapeHtml(siteName);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header>${name}</header>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
<footer>
${foot}
</footer>
</body>
</html>
`;
}
