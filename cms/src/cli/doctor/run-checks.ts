import { toMessage } from '../../platform/failures/expected-failure';
import { problem, type Check, type Finding } from './finding';

/** Runs all checks, one after the other. One that fails is a finding, and the others run nevertheless. */
export async function runChecks<S>(
  checks: Readonly<Record<string, Check<S>>>,
  system: S,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [name, check] of Object.entries(checks)) {
    try {
      findings.push(...(await check(system)));
    } catch (error) {
      findings.push(
        problem(
          `${name} cannot be checked: ${toMessage(error)}`,
          'Mend what the other lines say, then try again.',
        ),
      );
    }
  }
  return findings;
}
