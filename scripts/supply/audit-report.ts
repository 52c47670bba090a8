/** A known advisory that is accepted temporarily. */
export interface AcceptedAdvisory {
  /** GitHub's id: GHSA-… */
  advisory: string;
  reason: string;
  /** The day from which the advisory is reported again, such as `2027-01-31`. */
  until: string;
}

/** Accepted advisories of shipped packages. Currently none. */
const ACCEPTED: AcceptedAdvisory[] = [];

/** The severities that fail the audit. Anything less waits for the next update. */
const SERIOUS = ['high', 'critical'];

type AuditResult =
  /** The registry does not support audits; some mirrors do not. */
  { kind: 'unsupported'; why: string } | { kind: 'audited'; problems: string[]; total: number };

/**
 * Parses the output of `npm audit --json --omit=dev`.
 * @param today such as `2026-11-26`
 */
export function readAudit(output: string, today: string, accepted = ACCEPTED): AuditResult {
  const report = parsed(output);
  if (!isObject(report) || !isObject(report.vulnerabilities)) {
    const why = isObject(report) && typeof report.message === 'string' ? report.message : 'no report came';
    return { kind: 'unsupported', why };
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
  // A string instead of an advisory names another affected package, which has a separate entry.
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
