import fs from 'node:fs';
import path from 'node:path';
import { fileTypeFromFile } from 'file-type/node';
import { suggestNearest } from '../model/nearest';
import { type Problem } from '../model/problem';
import { type MediaPlace } from '../schema/map-media';
import { toLibraryName } from '../../../platform/uploads/file-name';
import { toRefusal } from '../../../platform/uploads/verify';
import { type Master, hashFile } from './master';
import { NOTES_FILE, type Notes, readNotes } from './media-notes';

/** The files that a run's articles use, each checked once. */
export class MediaRun {
  readonly masters = new Map<string, Master>();
  readonly problems: Problem[] = [];
  /** Possibly intended, but worth reporting. */
  readonly remarks = new Set<string>();
  private readonly folders = new Map<string, Notes>();

  /**
   * @param from the file that refers to it, which the path is relative to
   * @returns null if something is wrong with it, which `problems` then contains
   */
  async take(
    from: string,
    line: number,
    relative: string,
    place: Omit<MediaPlace, 'path'>,
  ): Promise<Master | null> {
    const full = path.resolve(path.dirname(from), relative);
    const refuse = (message: string) => {
      this.problems.push({ file: from, line, message });
      return null;
    };
    if (!fs.existsSync(full) || !fs.statSync(full).isFile()) {
      return refuse(`there is no file ${relative}${neighbours(full)}`);
    }
    const known = this.masters.get(full);
    const mime = known?.mime ?? (await fileTypeFromFile(full))?.mime;
    const refusal = known ? null : await toRefusal({ filepath: full, originalFilename: relative });
    if (refusal || !mime) return refuse(refusal ?? `${relative} cannot be recognised`);
    const kind = `${mime.split('/')[0] ?? ''}s`;
    if (!place.allowed.includes(kind)) {
      return refuse(`${relative} is a file of type ${mime}: this field accepts ${place.allowed.join(', ')}`);
    }
    const notes = this.getNotes(path.dirname(full));
    const note = notes.get(path.basename(full));
    if (!note && kind === 'images' && !place.ownAlt) {
      return refuse(
        `${relative} has no alternative text: add ${path.basename(full)}: { alt: "what it shows" } to ${NOTES_FILE} next to it (alt: "" if it is only decorative)`,
      );
    }
    if (note?.alt === null && kind === 'images' && !place.ownAlt)
      this.remarks.add(`${relative} has no alternative text yet (${from}:${line})`);
    const master = known ?? {
      alt: note?.alt ?? null,
      credit: note?.credit ?? null,
      path: full,
      name: toLibraryName(note?.name ?? path.basename(full)),
      mime,
      sha256: hashFile(full),
    };
    this.masters.set(full, master);
    return master;
  }

  private getNotes(folder: string): Notes {
    const known = this.folders.get(folder);
    if (known) return known;
    const { notes, problems } = readNotes(folder);
    this.folders.set(folder, notes);
    this.problems.push(...problems);
    return notes;
  }
}

function neighbours(full: string): string {
  const folder = path.dirname(full);
  if (!fs.existsSync(folder)) return `: the folder ${path.basename(folder)} does not exist`;
  return suggestNearest(path.basename(full), fs.readdirSync(folder)) || ': the path is relative to this file';
}
