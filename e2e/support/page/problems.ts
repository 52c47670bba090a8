import type { Page } from '@playwright/test';

/**
 * Collects, from now on, what a reader's browser complains of: errors in the console (a hydration that does not match
 * is one), scripts that throw, requests that fail. A page of 404 complains of itself.
 */
export function findProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`script: ${error.message}`));
  page.on('requestfailed', (request) => problems.push(`${request.url()}: ${request.failure()?.errorText}`));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.url()} answered ${response.status()}`);
  });
  return problems;
}

/** Without the browser's own complaint about a page that answers 404. */
export const besidesStatus = (problems: string[]): string[] =>
  problems.filter((problem) => !/status of 404|answered 404/.test(problem));
