import { TextLink } from '../../../ui/base/TextLink/TextLink';
import type { InlinePartFragment } from './InlinePart.gen';

/** A line of text with bold, italic, struck and linked runs. */
export function InlineParts({ parts }: { parts: readonly InlinePartFragment[] }) {
  return parts.map((part, index) => <InlinePart key={index} {...part} />);
}

function InlinePart({ kind, text, url, opensNewTab }: InlinePartFragment) {
  switch (kind) {
    case 'BOLD':
      return <strong>{text}</strong>;
    case 'ITALIC':
      return <em>{text}</em>;
    case 'LINK':
      return url ? (
        <TextLink href={url} opensNewTab={opensNewTab}>
          {text}
        </TextLink>
      ) : (
        text
      );
    case 'STRUCK':
      return <s>{text}</s>;
    case 'TEXT':
      return text;
  }
}
