interface Config {
  define?: Record<string, unknown>;
}

/**
 * Strapi shows the actions of forms and lists when the browser is idle. After a click, Chromium is that only once it has
 * drawn another frame, or the pointer moves: for somebody who holds it still, *Delete* never came. Where a browser has no
 * idle callbacks, as Safari, Strapi uses timers: so it does in all browsers.
 */
export default <C extends Config>(config: C): C => ({
  ...config,
  define: { ...config.define, requestIdleCallback: 'undefined', cancelIdleCallback: 'undefined' },
});
