import { SCRIPTS_ID } from './lib/hydration/element-ids';
import { holdClicks } from './lib/hydration/click-replay';

/**
 * Included in every page (`bundle/assets.ts`). It loads the page's scripts after the first contentful paint, so that
 * text, fonts and the main picture have the connection and processor of a slow phone to themselves until then. Clicks
 * before that are held.
 */
holdClicks();

try {
  // Members see space for their avatar in the header instead of "Log in" (`features/session`).
  if (localStorage.getItem('token')) document.documentElement.dataset.member = '';
} catch {
  // The browser blocks storage.
}

const files = document.getElementById(SCRIPTS_ID)?.dataset.files?.split(' ') ?? [];

function begin(): void {
  // The first is the entry, which imports the others. Preloading them here avoids waiting for one import after the
  // other.
  for (const file of files.splice(1)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
  for (const file of files.splice(0)) {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = file;
    script.addEventListener('error', () => {
      document.documentElement.dataset.script = 'failed';
      // The reader may have left while it was loading, and come back.
      window.addEventListener('pageshow', ({ persisted }) => {
        if (persisted) window.location.reload();
      });
    });
    document.head.append(script);
  }
}

// A background tab is not painted, and some browsers do not report paints.
if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) begin();
else {
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) begin();
  }).observe({ type: 'paint', buffered: true });
  document.addEventListener('visibilitychange', begin, { once: true });
}
