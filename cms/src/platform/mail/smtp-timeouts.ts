/** In milliseconds. nodemailer's defaults are up to ten minutes, during which a stuck mail would go unnoticed. */
const PATIENCE: Readonly<Record<string, number>> = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 20_000,
  socketTimeout: 60_000,
};

/** Adds our timeouts to the URL of a mail server, unless it sets its own. */
export function withTimeouts(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const [name, ms] of Object.entries(PATIENCE))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(ms));
  return url.href;
}
