import type { Page } from '@playwright/test';
import { holdRequests } from './hold-requests.ts';

const ENTRIES = /\/content-manager\/collection-types\//;
/** Beside the form: neither stores anything. */
const CHECKS = /check-availability|generate/;

/** Holds everything that a form saves. @returns a function that lets it pass */
export const holdWrites = (page: Page): Promise<() => void> =>
  holdRequests(page, ENTRIES, (request) => request.method() !== 'GET' && !CHECKS.test(request.url()));
