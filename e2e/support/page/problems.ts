import type { Page } from '@playwright/test';

/**
 * Collects the browser's problems from now on: console errors (including hydration mismatches), uncaught exceptions and
 * failed requests. A 404 page itself causes a console error.
 */
export function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`script: ${error.message}`));
  page.on('requestfailed', (request) => problems.push(`${request.url()}: ${request.failure()?.errorText}`));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.url()} returned ${response.status()}`);
  });
  return problems;
}

/** Omits the browser's own error about a page with status 404. */
export const withoutStatusError = (problems: string[]): string[] =>
  problems.filter((problem) => !/status of 404|returned 404/.test(problem));
