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
    await colorsToArrive(page);
    return (await axeFindings(page, parts, rules)).map((finding) => `${colorScheme}: ${finding}`);
  };
  const light = await inScheme('light');
  return [...light, ...(await inScheme('dark', OF_COLORS))];
}

/**
 * Even a transition of a millisecond shows the old colour until the next frame, and one that takes its colour from another
 * begins when that has ended.
 */
export const colorsToArrive = (page: Page) =>
  page.evaluate(async () => {
    const arriving = () =>
      document.getAnimations().some((one) => one instanceof CSSTransition && one.playState === 'running');
    for (let frame = 0; frame < 2 || (frame < 60 && arriving()); frame += 1) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
  });
