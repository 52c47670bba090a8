import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { type Problem } from '../format/problem';
import { checkYaml } from '../yaml/check-yaml';
import { readYaml } from '../yaml/yaml-source';

export interface YamlList<T> {
  file: string;
  items: T[];
  problems: Problem[];
  lineOf(...path: PropertyKey[]): number;
}

/** A list in a YAML file of the content folder; empty when the file is not there. */
export function readYamlList<T>(
  folder: string,
  name: string,
  item: v.GenericSchema<unknown, T>,
): YamlList<T> {
  const file = path.join(folder, name);
  if (!fs.existsSync(file)) return { file, items: [], problems: [], lineOf: () => 1 };
  const source = readYaml(fs.readFileSync(file, 'utf8').replaceAll(/\r\n?/g, '\n'), 1);
  const list = v.array(item, 'this file is a list: every item begins with "- "');
  const { value, findings } = checkYaml({ ...source, value: source.value ?? [] }, list);
  return {
    file,
    items: value ?? [],
    problems: findings.map((finding) => ({ file, ...finding })),
    lineOf: (...at) => source.lineOf(at),
  };
}
