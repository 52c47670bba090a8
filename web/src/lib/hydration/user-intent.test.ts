import { fireEvent } from '@testing-library/react';
import { onFirstIntent } from './user-intent';

test.each(['pointerOver', 'touchStart', 'focusIn'] as const)(
  'runs the action on the first %s and ignores later events',
  (sign) => {
    const act = jest.fn();
    onFirstIntent(document, act);
    expect(act).not.toHaveBeenCalled();
    fireEvent[sign](document.body);
    fireEvent.pointerOver(document.body);
    fireEvent.touchStart(document.body);
    fireEvent.focusIn(document.body);
    expect(act).toHaveBeenCalledTimes(1);
  },
);
