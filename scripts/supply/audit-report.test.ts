import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAudit, type AcceptedAdvisory } from './audit-report.ts';

const advisory = (severity: string) => ({
  source: 1,
  name: 'a',
  title: 'Reads too much',
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  severity,
});
const report = (severity: string, via: unknown[] = [advisory(severity)]) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities: { a: { name: 'a', severity, via } } });
const problems = (output: string, today = '2026-11-26', accepted: AcceptedAdvisory[] = []) => {
  const result = readAudit(output, today, accepted);
  return result.kind === 'audited' ? result.problems : result;
};

test('names high and critical vulnerabilities with their advisory', () => {
  for (const severity of ['high', 'critical']) {
    assert.deepEqual(problems(report(severity)), [
      `a: Reads too much (${severity}, https://github.com/advisories/GHSA-aaaa-bbbb-cccc)`,
    ]);
  }
});

test('omits less serious ones, and packages that are only affected through another', () => {
  assert.deepEqual(problems(report('moderate')), []);
  assert.deepEqual(problems(report('high', ['b'])), []);
  assert.deepEqual(readAudit(report('low'), '2026-11-26'), { kind: 'audited', problems: [], total: 1 });
});

test('omits an accepted advisory until its end date', () => {
  const accepted = [{ advisory: 'GHSA-aaaa-bbbb-cccc', reason: 'Not called', until: '2027-01-31' }];
  assert.deepEqual(problems(report('high'), '2027-01-30', accepted), []);
  assert.equal(Object(problems(report('high'), '2027-01-31', accepted)).length, 1);
});

test('reports that the registry does not support audits, and why', () => {
  const refused = JSON.stringify({
    message: '405 Method Not Allowed',
    statusCode: 405,
    error: { summary: '' },
  });
  assert.deepEqual(problems(refused), { kind: 'unsupported', why: '405 Method Not Allowed' });
  assert.deepEqual(problems(''), { kind: 'unsupported', why: 'no report came' });
});
