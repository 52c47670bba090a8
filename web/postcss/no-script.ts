import type { Plugin } from 'postcss';

/** Set on a page whose scripts did not load (`src/start.ts`) or failed (`src/entry-client.tsx`). */
const FAILED = ":root[data-script='failed']";

/**
 * Applies the rules for browsers without scripts, `@media (scripting: none)`, also to a page whose scripts are missing:
 * controls that need them are hidden there too.
 */
export function noScript(): Plugin {
  return {
    postcssPlugin: 'no-script',
    AtRule: {
      media(query) {
        if (query.params !== '(scripting: none)') return;
        for (const rule of (query.nodes ?? []).toReversed()) {
          if (rule.type !== 'rule') continue;
          const selectors = rule.selectors.map((selector) => `${FAILED} ${selector}`);
          query.after(rule.clone({ selectors }));
        }
      },
    },
  };
}
