import type { ReactNode } from 'react';
import type { ExhibitState } from './Exhibit';

/** A pressable component in each of its pointer and keyboard states. */
export const getInteractionStates = (shown: ReactNode): ExhibitState[] => [
  { name: 'At rest', shown },
  { name: 'Pointed at', held: 'hover', shown },
  { name: 'Pressed', held: 'hover active', shown },
  { name: 'With the keyboard’s focus', held: 'focus-visible', shown },
];
