import type { FocusEvent } from 'react';

/**
 * For a list that scrolls sideways: the item that the keyboard comes to is shown whole. By itself a browser is content with
 * a part of it.
 */
export const showsFocused = {
  onFocus({ target }: FocusEvent): void {
    if (!target.matches(':focus-visible')) return;
    target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  },
};
