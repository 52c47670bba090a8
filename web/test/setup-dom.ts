import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { withResizing } from '../src/ui/hooks/resize.testing';
import { withViewport } from '../src/ui/hooks/viewport.testing';

// A busy machine takes its time over a whole page: what comes late is not missing.
configure({ asyncUtilTimeout: 5000 });
// jsdom has no layout: these exist so that components may call them.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.scrollTo ??= () => undefined;
// No media query holds, until a test says otherwise (ui/hooks/media.testing.ts).
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
// Of a page the first test compiles what it is made of; a busy machine takes longer than the second that is waited else.
configure({ asyncUtilTimeout: 5000 });
