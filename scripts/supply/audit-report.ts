/** An advisory that is known and accepted for a time. */
export interface AcceptedAdvisory {
  /** As GitHub names it: GHSA-… */
  advisory: string;
  reason: string;
  /** The day from which it counts again, `2027-01-31`. */
  until: string;
}

/** Those of packages that are delivered. There are none. */
export const ACCEPTED: AcceptedAdvisory[] = [];

/** What counts: the rest waits for the next update. */
const SERIOUS = ['high', 'critical'];

export type AuditResult =
  /** The registry does not answer audits: some mirrors do not. */
  { kind: 'unanswered'; why: string } | { kind: 'audited'; problems: string[]; total: number };

/**
 * What `npm audit --json --omit=dev` says of the packages that are delivered.
 * @param today such as `2026-11-26`
 */
export function readAudit(output: string, today: string, accepted = ACCEPTED): AuditResult {
  const report = parsed(output);
  if (!isObject(report) || !isObject(report.vulnerabilities)) {
    const why = isObject(report) && typeof report.message === 'string' ? report.message : 'no report came';
    return { kind: 'unanswered', why };
  }
  const found = Object.entries(report.vulnerabilities);
  return {
    kind: 'audited',
    total: found.length,
    problems: found.flatMap((one) => findProblem(one, today, accepted)),
  };
}

function findProblem(
  [name, entry]: [string, unknown],
  today: string,
  accepted: AcceptedAdvisory[],
): string[] {
  if (!isObject(entry) || !SERIOUS.includes(String(entry.severity))) return [];
  const causes: unknown[] = Array.isArray(entry.via) ? entry.via : [];
  // A name instead of an advisory: the package is only affected by another, which has an entry of its own.
  const advisories = causes.filter(isObject).filter(({ severity }) => SERIOUS.includes(String(severity)));
  return advisories
    .filter(
      ({ url }) =>
        !accepted.some(({ advisory, until }) => String(url).endsWith(`/${advisory}`) && today < until),
    )
    .map(({ severity, title, url }) => `${name}: ${String(title)} (${String(severity)}, ${String(url)})`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
