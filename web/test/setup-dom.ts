import '@testing-library/jest-dom';
import { withViewport } from '../src/ui/viewport/viewport.testing';

// jsdom has no layout: these exist so that components may call them.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.scrollTo ??= () => undefined;
// No media query holds, until a test says otherwise (src/ui/motion/media.testing.ts).
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
withViewport();
