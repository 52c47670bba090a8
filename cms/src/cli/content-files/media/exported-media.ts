import fs from 'node:fs';
import path from 'node:path';
import { type Problem } from '../model/problem';
import { writeIfChanged } from './write-if-changed';
import { type Library } from './library';
import { type LibraryFile } from './library-file';
import { sha256 } from './master';
import { type MediaNote, NOTES_FILE, readNotes } from './media-notes';
import { writeNotes } from './write-notes';

const UNSAFE = /[<>:"/\\|?*\u0000-\u001F]|^\.|[. ]$/;

/** A file name may have up to 255 bytes, and a letter takes up to 3 per UTF-16 unit. */
const LONGEST_NAME = 120;
const LONGEST_STEM = 70;
const MOST_BYTES = 255;

/** The files that exported articles use, written next to them. */
export class ExportedMedia {
  readonly remarks: Problem[] = [];
  private readonly paths = new Map<number, string | null>();
  /**
   * The file written to each path. Paths are in lower case, because some disks ignore case and no two files may share
   * one.
   */
  private readonly taken = new Map<string, string>();
  /** By folder and file. */
  private readonly notes = new Map<string, Map<string, MediaNote>>();

  constructor(
    private readonly folder: string,
    private readonly library: Library,
  ) {}

  /**
   * Writes the file on its first use.
   * @returns its path relative to an article; null if the file is missing from the store
   */
  async findPath(id: number): Promise<string | null> {
    const known = this.paths.get(id);
    if (known !== undefined) return known;
    const file = this.library.get(id);
    const bytes = file && (await this.library.bytes(file));
    const written = file && bytes ? this.write(file, bytes) : null;
    if (file && !bytes) {
      this.remarks.push({
        file: file.name,
        line: 1,
        message: 'its file is missing from the store: upload it again in the media library',
      });
    }
    this.paths.set(id, written);
    return written;
  }

  /** Writes `images.yaml`. @returns the number of files */
  finish(): number {
    for (const [name, own] of this.notes) {
      const folder = path.join(this.folder, name);
      const others = [...readNotes(folder).notes].filter(([file]) => fs.existsSync(path.join(folder, file)));
      writeIfChanged(path.join(folder, NOTES_FILE), writeNotes(new Map([...others, ...own])));
    }
    return this.taken.size;
  }

  private write(file: LibraryFile, bytes: Uint8Array): string {
    const isImage = file.mime.startsWith('image/');
    const folder = isImage ? 'images' : 'media';
    const note = { alt: file.alternativeText, credit: file.caption || null };
    const identity = JSON.stringify([file.name, sha256(bytes), note]);
    const name = this.freeName(file, folder, identity, bytes);
    fs.mkdirSync(path.join(this.folder, folder), { recursive: true });
    writeIfChanged(path.join(this.folder, folder, name), bytes);
    const ownName = name === file.name ? null : file.name;
    // Recordings have no alternative text: their notes contain only a name and credit, if needed.
    if (isImage || ownName !== null || note.credit !== null) {
      const own = this.notes.get(folder) ?? new Map<string, MediaNote>();
      this.notes.set(folder, own.set(name, { ...note, name: ownName }));
    }
    return `../${folder}/${name}`;
  }

  private freeName(file: LibraryFile, folder: string, identity: string, bytes: Uint8Array): string {
    const claim = (name: string) => {
      const at = `${folder}/${name}`.toLowerCase();
      const free = (this.taken.get(at) ?? identity) === identity && name !== NOTES_FILE;
      if (free) this.taken.set(at, identity);
      return free;
    };
    const extension = path.extname(file.url);
    if (isPlain(file.name, extension) && claim(file.name)) return file.name;
    const stem = path
      .basename(file.name, extension)
      .replaceAll(/[^\p{L}\p{N}_-]+/gu, '-')
      .slice(0, LONGEST_STEM);
    const unique = `${stem}-${sha256(identity + sha256(bytes)).slice(0, 10)}${extension}`;
    claim(unique);
    return unique;
  }
}

/** Whether a file can have this name on every disk, and the name shows its type: an AVIF picture is stored as WebP. */
function isPlain(name: string, extension: string): boolean {
  const fits = name !== '' && name.length <= LONGEST_NAME && Buffer.byteLength(name) <= MOST_BYTES;
  return fits && !UNSAFE.test(name) && !(name.toLowerCase().endsWith('.avif') && extension !== '.avif');
}
