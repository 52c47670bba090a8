import fs from 'node:fs/promises';
import path from 'node:path';
import { type Core } from '@strapi/strapi';
import { type Master, sha256 } from './master';
import { type LibraryFile, libraryFile } from './library-file';
import { type Originals } from './originals';

const FILE = 'plugin::upload.file';
const REMOTE = /^https?:\/\//;

/** Looks up files of the CMS's media library by name and content. Caches what it has read during one run. */
export class Library {
  private readonly byName = new Map<string, LibraryFile[]>();
  private readonly byId = new Map<number, LibraryFile>();
  private readonly byHash = new Map<string, LibraryFile>();
  private readonly hashes = new Map<number, Promise<string | null>>();

  constructor(
    private readonly strapi: Core.Strapi,
    private readonly originals: Originals,
  ) {}

  /** Reads the records of files with these names, in one query. */
  async readNames(names: Iterable<string>): Promise<void> {
    const missing = [...new Set(names)].filter((name) => !this.byName.has(name));
    for (const name of missing) this.byName.set(name, []);
    for (let start = 0; start < missing.length; start += 200) {
      const part = missing.slice(start, start + 200);
      const rows: unknown[] = await this.strapi.db
        .query(FILE)
        .findMany({ where: { name: { $in: part } }, orderBy: { id: 'asc' } });
      rows.map(libraryFile).forEach((file) => this.add(file));
    }
  }

  /** Adds a record read elsewhere, such as a populated field. */
  add(file: LibraryFile): LibraryFile {
    const known = this.byId.get(file.id);
    if (known) return known;
    this.byId.set(file.id, file);
    this.byHash.set(file.hash, file);
    this.byName.set(file.name, [...(this.byName.get(file.name) ?? []), file]);
    return file;
  }

  get(id: number): LibraryFile | undefined {
    return this.byId.get(id);
  }

  knownByHash(hash: string): LibraryFile | undefined {
    return this.byHash.get(hash);
  }

  /** The file of a copy in rich text; undefined if it is no longer in the library. */
  async findByHash(hash: string): Promise<LibraryFile | undefined> {
    const known = this.byHash.get(hash);
    if (known) return known;
    const row: unknown = await this.strapi.db.query(FILE).findOne({ where: { hash } });
    return row ? this.add(libraryFile(row)) : undefined;
  }

  /** The file with this name and content, preferably with the same alternative text and credit. */
  async find(master: Master): Promise<LibraryFile | undefined> {
    await this.readNames([master.name]);
    const same: LibraryFile[] = [];
    for (const file of this.byName.get(master.name) ?? []) {
      if (await this.isCopy(file, master.sha256)) same.push(file);
    }
    return same.find((file) => saysTheSame(file, master)) ?? same[0];
  }

  /** A common id for indistinguishable files: same name, content, alternative text and credit. */
  async identity(id: number): Promise<number> {
    const file = this.byId.get(id);
    if (!file) return id;
    const own = await this.sha256(file);
    for (const other of this.byName.get(file.name) ?? []) {
      if (other.id >= id) continue;
      const looksTheSame = other.alternativeText === file.alternativeText && other.caption === file.caption;
      if (looksTheSame && own !== null && (await this.sha256(other)) === own) return other.id;
    }
    return id;
  }

  /** Null if the file cannot be read. */
  sha256(file: LibraryFile): Promise<string | null> {
    let hash = this.hashes.get(file.id);
    if (!hash) {
      hash = this.bytes(file).then((bytes) => bytes && sha256(bytes));
      this.hashes.set(file.id, hash);
    }
    return hash;
  }

  /** The stored content; null if it is missing. */
  async bytes({ url }: LibraryFile): Promise<Uint8Array | null> {
    if (REMOTE.test(url)) {
      const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
    }
    return fs.readFile(path.join(this.strapi.dirs.static.public, url)).catch(() => null);
  }

  private async isCopy(file: LibraryFile, master: string): Promise<boolean> {
    const stored = await this.sha256(file);
    return stored !== null && (stored === master || this.originals.findMaster(file.id, stored) === master);
  }
}

function saysTheSame(file: LibraryFile, master: Master): boolean {
  return file.alternativeText === master.alt && (file.caption ?? '') === (master.credit ?? '');
}
