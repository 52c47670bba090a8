/** In milliseconds: nodemailer's own patience is up to ten minutes, in which a mail would be on its way and nobody knew. */
const PATIENCE: Readonly<Record<string, number>> = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 20_000,
  socketTimeout: 60_000,
};

/** The address of a mail server, with how long it is waited for where it does not say so itself. */
export function patient(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const [name, ms] of Object.entries(PATIENCE))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(ms));
  return url.href;
}
