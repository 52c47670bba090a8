import type { Page, Request } from '@playwright/test';

/** Holds requests, as a slow connection does. @returns a function that lets them pass */
export async function holdRequests(
  page: Page,
  address: RegExp,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    if (isHeld(route.request())) await released;
    await route.fallback();
  });
  return release;
}
