import type { FocusEvent } from 'react';

/**
 * For a list that scrolls sideways: shows the whole item that gets keyboard focus. By default, browsers may show only
 * a part of it.
 */
export const scrollFocusedIntoView = {
  onFocus({ target }: FocusEvent): void {
    if (!target.matches(':focus-visible')) return;
    target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  },
};
