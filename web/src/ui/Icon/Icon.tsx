import type { IconNode } from 'lucide';
import { createElement } from 'react';

interface Props {
  /** One of Lucide's. */
  of: IconNode;
  /** Its width and height: px, or a length. */
  size: number | string;
  className?: string | undefined;
}

/**
 * A drawing beside words, or inside a button that has a label: screen readers pass it by. Drawn here because Lucide's own
 * component for React is larger than all of the icons that a page shows, and a page shows many.
 */
export function Icon({ of, size, className }: Props) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
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
