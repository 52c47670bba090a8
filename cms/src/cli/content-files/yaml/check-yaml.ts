import * as v from 'valibot';
import { type Finding } from '../model/problem';
import { type YamlSource } from './yaml-source';

type Checked<T> = { value: T; findings: [] } | { value: null; findings: Finding[] };

/** Validates YAML against a schema; each issue has the line it refers to. */
export function checkYaml<T>(source: YamlSource, schema: v.GenericSchema<unknown, T>): Checked<T> {
  if (source.findings.length > 0) return { value: null, findings: source.findings };
  const parsed = v.safeParse(schema, source.value ?? {});
  if (parsed.success) return { value: parsed.output, findings: [] };
  return {
    value: null,
    findings: parsed.issues.map((issue) => ({
      line: source.getLine((issue.path ?? []).map(({ key }) => key).filter(isKey)),
      message: issue.message,
    })),
  };
}

function isKey(key: unknown): key is PropertyKey {
  return typeof key === 'string' || typeof key === 'number';
}
