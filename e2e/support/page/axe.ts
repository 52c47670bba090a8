import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Violations that axe finds in the current page; empty if there are none.
 * @param parts selectors of the parts to check; defaults to the whole page
 * @param rules the rules to run; defaults to all that axe enables
 */
export async function axeFindings(
  page: Page,
  parts: readonly string[] = [],
  rules: string[] = [],
): Promise<string[]> {
  // Without results across origins, of which there are none, and without those that passed: four times faster.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (rules.length > 0) axe.withRules(rules);
  for (const part of parts) axe.include(part);
  // A page of the site in a frame of the admin has tests of its own, and names its parts like the screen beside it.
  axe.exclude('iframe[title*="review of the page"]');
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n${target.join(' ')}\n${failureSummary}`),
  );
}

const OF_COLORS = ['color-contrast', 'link-in-text-block'];

/**
 * The same in the light and then the dark scheme, in which it leaves the page. Reduced motion prevents checks in the
 * middle of an animation. Only colours differ between the schemes, so the second run checks only colours.
 */
export async function axeFindingsInBothSchemes(page: Page, parts?: readonly string[]): Promise<string[]> {
  const inScheme = async (colorScheme: 'light' | 'dark', rules?: string[]) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    return (await axeFindings(page, parts, rules)).map((finding) => `${colorScheme}: ${finding}`);
  };
  const light = await inScheme('light');
  return [...light, ...(await inScheme('dark', OF_COLORS))];
}
