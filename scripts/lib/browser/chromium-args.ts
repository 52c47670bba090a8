/** Chromium's sandbox does not work as root. */
export const chromiumArgs: string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
