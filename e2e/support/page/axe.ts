import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong with the page as it stands, in words; nothing, when all is well.
 * @param parts selectors of what is looked at; the whole page, where none is named
 * @param rules those that are asked; all that axe turns on, where none is named
 */
export async function axeFindings(
  page: Page,
  parts: readonly string[] = [],
  rules: string[] = [],
): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  if (rules.length > 0) axe.withRules(rules);
  for (const part of parts) axe.include(part);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n${target.join(' ')}\n${failureSummary}`),
  );
}

const OF_COLORS = ['color-contrast', 'link-in-text-block'];

/**
 * The same in the light and in the dark scheme, which it leaves the page in. What moves would be judged half-way. The rest
 * of a page is the same in both, so the second is judged by its colours.
 */
export async function axeFindingsInBothSchemes(page: Page, parts?: readonly string[]): Promise<string[]> {
  const inScheme = async (colorScheme: 'light' | 'dark', rules?: string[]) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    return (await axeFindings(page, parts, rules)).map((finding) => `${colorScheme}: ${finding}`);
  };
  const light = await inScheme('light');
  return [...light, ...(await inScheme('dark', OF_COLORS))];
}
