import { act } from '@testing-library/react';

/** Tests: the device goes offline or online. */
export function goOnline(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: online });
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}
