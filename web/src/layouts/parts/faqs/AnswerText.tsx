import { Fragment } from 'react';

/** Plain text with line breaks; an empty line starts a new paragraph. */
export function AnswerText({ text }: { text: string }) {
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  return paragraphs.map((paragraph, index) => (
    <p key={index} dir="auto">
      {paragraph.split('\n').map((line, place) => (
        <Fragment key={place}>
          {place > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </p>
  ));
}
