import { createEvent, fireEvent } from '@testing-library/react';

/**
 * Tests: a pointer comes onto an element, or leaves it, both as the element hears it and as React does. jsdom knows no
 * pointers.
 */
export function movePointer(element: Element, way: 'enter' | 'leave', pointerType: 'mouse' | 'touch'): void {
  const heard = way === 'enter' ? 'pointerover' : 'pointerout';
  for (const type of [`pointer${way}`, heard]) {
    const event = createEvent(type, element, { bubbles: type === heard, relatedTarget: document.body });
    fireEvent(element, Object.assign(event, { pointerType, relatedTarget: document.body }));
  }
}
