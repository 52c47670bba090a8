import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { withResizing } from '../../src/ui/hooks/resize.testing';
import { withViewport } from '../../src/ui/hooks/viewport.testing';

// On a busy machine a whole page takes time to render, which must not count as missing.
configure({ asyncUtilTimeout: 5000 });
// jsdom has no layout and lacks these functions, which components call.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.scrollTo ??= () => undefined;
// No media query matches until a test changes that (ui/hooks/media.testing.ts).
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
withViewport();
withResizing();
// The first test of a page compiles its modules, which takes a busy machine longer than the default of one second.
configure({ asyncUtilTimeout: 5000 });
