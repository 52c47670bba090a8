import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { type Problem } from '../../model/problem';
import { checkYaml } from '../../yaml/check-yaml';
import { readYaml } from '../../yaml/yaml-source';
import { type Entry } from './entry';

/** Reads a list from a YAML file of the content folder; empty if the file does not exist. */
export function readYamlList<T>(
  folder: string,
  name: string,
  item: v.GenericSchema<unknown, T>,
): { entries: Entry<T>[]; problems: Problem[] } {
  const file = path.join(folder, name);
  if (!fs.existsSync(file)) return { entries: [], problems: [] };
  const source = readYaml(fs.readFileSync(file, 'utf8').replaceAll(/\r\n?/g, '\n'), 1);
  const list = v.array(item, 'this file must be a list: every item starts with "- "');
  const { value, findings } = checkYaml({ ...source, value: source.value ?? [] }, list);
  return {
    entries: (value ?? []).map((fields, index) => ({
      fields,
      file,
      getLine: (...at) => source.getLine([index, ...at]),
    })),
    problems: findings.map((finding) => ({ file, ...finding })),
  };
}
