const PATIENCE_MS = 5000;

/** What the site answers on this machine, as a line. That it does not run may be intended. */
export async function examineSite(site: string): Promise<string> {
  try {
    const { status } = await fetch(`${site}/readyz`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (status === 200) return `✓ The site at ${site} is ready.`;
    return `✗ The site at ${site} answers /readyz with ${status}: it does not reach the CMS.\n    → Look at the log of the CMS; until it is back, readers get pages that are kept.`;
  } catch {
    return `! The site does not run at ${site}.\n    → npm start, if it should.`;
  }
}
