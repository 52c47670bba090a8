import { installFinder } from './finder.ts';

/** Runs in every document before its own scripts. */
function listen(): void {
  document.addEventListener('takenover', () => Object.assign(window, { isTakenOver: true }));
  // Whether the document came back out of the back/forward cache.
  window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isBack: persisted }));
}

/** tsx wraps named functions in this helper of esbuild, which the page does not have. */
const helper = 'globalThis.__name ??= (named) => named;';

export const preloadSource = `${helper} (${listen.toString()})(); (${installFinder.toString()})();`;
