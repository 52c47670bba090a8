import type { ReactNode } from 'react';
import type { State } from './Exhibit';

/** What is pressed, in each state that a pointer or the keyboard brings it in. */
export const inEachState = (shown: ReactNode): State[] => [
  { name: 'At rest', shown },
  { name: 'Pointed at', held: 'hover', shown },
  { name: 'Pressed', held: 'hover active', shown },
  { name: 'With the keyboard’s focus', held: 'focus-visible', shown },
];
