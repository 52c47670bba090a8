import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong with the page as it stands, in words; nothing, when all is well.
 * @param parts selectors of what is looked at; the whole page, where none is named
 */
export async function axeFindings(page: Page, parts: readonly string[] = []): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  for (const part of parts) axe.include(part);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n${target.join(' ')}\n${failureSummary}`),
  );
}
