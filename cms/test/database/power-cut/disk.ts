import type { FileOperation } from './trace';

/** Whether an unsynced write survives a power cut, by its number. A disk may keep none or any of them. */
export type Survives = (unsynced: number) => boolean;

/** A disk that guarantees only what was synced. */
export class Disk {
  #synced = new Map<string, Buffer>();
  #unsynced = new Map<string, FileOperation[]>();

  /** @param files its initial content, by name */
  constructor(files: Record<string, Buffer>) {
    this.#synced = new Map(Object.entries(files));
  }

  apply(operation: FileOperation): void {
    const { file, kind } = operation;
    const waiting = this.#unsynced.get(file) ?? [];
    if (kind !== 'sync') {
      this.#unsynced.set(file, [...waiting, operation]);
      return;
    }
    this.#synced.set(file, waiting.reduce(after, this.#synced.get(file) ?? Buffer.alloc(0)));
    this.#unsynced.delete(file);
  }

  /** Its content after a power cut, by name. */
  cut(spares: Survives): Record<string, Buffer> {
    const names = new Set([...this.#synced.keys(), ...this.#unsynced.keys()]);
    return Object.fromEntries(
      [...names].map((name) => {
        const spared = (this.#unsynced.get(name) ?? []).filter((_operation, number) => spares(number));
        return [name, spared.reduce(after, this.#synced.get(name) ?? Buffer.alloc(0))];
      }),
    );
  }
}

function after(file: Buffer, operation: FileOperation): Buffer {
  if (operation.kind === 'sync') return file;
  const size =
    operation.kind === 'truncate'
      ? operation.size
      : Math.max(file.length, operation.offset + operation.bytes.length);
  const changed = Buffer.alloc(size);
  file.copy(changed);
  if (operation.kind === 'write') operation.bytes.copy(changed, operation.offset);
  return changed;
}
