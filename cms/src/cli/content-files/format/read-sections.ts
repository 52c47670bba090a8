import { fieldsCheck, type State, withoutUndefined } from '../checks/checks';
import { blockTypes, componentAttributes, getUid } from '../schema/schemas';
import { checkYaml } from '../yaml/check-yaml';
import { readYaml } from '../yaml/yaml-source';
import { type Entry } from '../model/article';
import { suggestNearest } from '../model/nearest';
import { normalEntry } from '../schema/normal-entry';
import { type Finding } from '../model/problem';
import { type LineOf, readMarkdownSection } from './read-markdown-section';
import { type Section, splitSections } from './sections';

interface SectionsRead {
  entries: Entry[];
  /** Per entry. */
  lines: LineOf[];
  findings: Finding[];
}

/** Converts the text after the front matter into entries. */
export function readSections(text: string, firstLine: number, state: State): SectionsRead {
  const { sections, findings } = splitSections(text, firstLine);
  const read: SectionsRead = { entries: [], lines: [], findings };
  for (const section of sections) {
    const {
      entries,
      lines,
      findings: more,
    } = section.kind === 'markdown'
      ? readMarkdownSection(section.text, section.line)
      : readBlock(section, state);
    read.entries.push(...entries);
    read.lines.push(...lines);
    read.findings.push(...more);
  }
  return read;
}

function readBlock(section: Extract<Section, { kind: 'block' }>, state: State): SectionsRead {
  const types = blockTypes();
  if (!types.includes(section.type)) {
    const message = `there is no block :::${section.type}; known: ${types.join(', ')}${suggestNearest(section.type, types)}`;
    return { entries: [], lines: [], findings: [{ line: section.line, message }] };
  }
  const uid = getUid(section.type);
  const source = readYaml(section.yaml, section.line + 1, section.line);
  const { value, findings } = checkYaml(source, fieldsCheck(componentAttributes(uid), state));
  if (!value) return { entries: [], lines: [], findings };
  return { entries: [normalEntry(uid, withoutUndefined(value))], lines: [source.getLine], findings };
}
