import { installFinder } from './finder.ts';

/** Runs in every document before its scripts. */
function listen(): void {
  document.addEventListener('takenover', () => Object.assign(window, { isTakenOver: true }));
  // Whether the document was restored from the back/forward cache.
  window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isBack: persisted }));
}

/** tsx wraps named functions in this esbuild helper, which does not exist in the page. */
const helper = 'globalThis.__name ??= (named) => named;';

export const preloadSource = `${helper} (${listen.toString()})(); (${installFinder.toString()})();`;
