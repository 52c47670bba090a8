import type { KeyboardEvent } from 'react';

/** Ctrl+Enter, or Command+Enter, sends what is typed in a field of several lines. */
export const isSendKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey);
