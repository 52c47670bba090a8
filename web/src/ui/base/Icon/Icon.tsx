import type { IconNode } from 'lucide';
import { createElement } from 'react';

interface Props {
  /** A Lucide icon. */
  of: IconNode;
  /** Width and height: px next to text of the default size, scaling with the text; or a CSS length. */
  size: number | string;
  className?: string | undefined;
}

/**
 * A decorative icon beside text, or in a labelled button; hidden from screen readers. Drawn here because Lucide's
 * React component is larger than all icons of a page together, and is rendered often.
 */
export function Icon({ of, size, className }: Props) {
  const length = typeof size === 'number' ? size / 16 + 'rem' : size;
  return (
    <svg
      className={className}
      // A style, not attributes: WebKit does not support rem in them and logs an error for every icon.
      style={{ width: length, height: length }}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {of.map(([tag, shape], place) => createElement(tag, { ...shape, key: place }))}
    </svg>
  );
}
