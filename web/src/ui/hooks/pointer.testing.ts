import { createEvent, fireEvent } from '@testing-library/react';

/**
 * Tests: a pointer enters or leaves an element, with the events that the element and React listen for. jsdom has no
 * pointer events.
 */
export function movePointer(element: Element, way: 'enter' | 'leave', pointerType: 'mouse' | 'touch'): void {
  const heard = way === 'enter' ? 'pointerover' : 'pointerout';
  for (const type of [`pointer${way}`, heard]) {
    const event = createEvent(type, element, { bubbles: type === heard, relatedTarget: document.body });
    fireEvent(element, Object.assign(event, { pointerType, relatedTarget: document.body }));
  }
}
