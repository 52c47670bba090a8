import type { IconNode } from 'lucide';
import { createElement } from 'react';

interface Props {
  /** One of Lucide's. */
  of: IconNode;
  /** Its width and height: px beside text of the usual size, with which it grows; or a length. */
  size: number | string;
  className?: string | undefined;
}

/**
 * A drawing beside words, or inside a button that has a label: screen readers pass it by. Drawn here because Lucide's own
 * component for React is larger than all of the icons that a page shows, and a page shows many.
 */
export function Icon({ of, size, className }: Props) {
  const length = typeof size === 'number' ? size / 16 + 'rem' : size;
  return (
    <svg
      className={className}
      // No attributes: WebKit takes no rem in them, and says so in its console for every icon.
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
