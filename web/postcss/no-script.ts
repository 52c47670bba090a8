import type { Plugin } from 'postcss';

/** Said of a page whose scripts did not come (`src/start.ts`) or failed (`src/entry-client.tsx`). */
const FAILED = ":root[data-script='failed']";

/**
 * What is written for a browser without scripts, `@media (scripting: none)`, is said too of a page that could not get its
 * own: what only they answer is not shown there either.
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
