import { SCRIPTS_ID } from './lib/hydration/element-ids';
import { holdClicks } from './lib/hydration/click-replay';

/**
 * Stands in every page (`build/assets.ts`) and fetches its scripts once its first picture stands: until then the words,
 * the fonts and the picture that a reader came for have a slow phone's line and processor to themselves. What is pressed
 * meanwhile waits.
 */
holdClicks();

try {
  // Whoever is signed in finds the place of their avatar in the header, and no "Log in" (`features/session`).
  if (localStorage.getItem('token')) document.documentElement.dataset.member = '';
} catch {
  // A browser that keeps nothing.
}

const files = document.getElementById(SCRIPTS_ID)?.dataset.files?.split(' ') ?? [];

function begin(): void {
  // The first is the entry, which imports the others: named here, none waits for another to name it.
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
      // It may have been given up because the reader went elsewhere, and they are back.
      window.addEventListener('pageshow', ({ persisted }) => {
        if (persisted) window.location.reload();
      });
    });
    document.head.append(script);
  }
}

// A page in a tab behind has no first picture, and some browsers do not tell of it.
if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) begin();
else {
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) begin();
  }).observe({ type: 'paint', buffered: true });
  document.addEventListener('visibilitychange', begin, { once: true });
}
