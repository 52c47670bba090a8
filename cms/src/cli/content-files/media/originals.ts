import { type Core } from '@strapi/strapi';
import * as v from 'valibot';

const Stored = v.record(v.string(), v.object({ master: v.string(), stored: v.string() }));

/**
 * Strapi squeezes pictures when it takes them in, so what it holds is not what was given. This remembers which file
 * was made from which bytes, so that the same picture is not uploaded again; it counts only while the stored bytes are
 * still those.
 */
export class Originals {
  private constructor(
    private readonly strapi: Core.Strapi,
    private readonly known: Record<string, { master: string; stored: string }>,
  ) {}

  static async read(strapi: Core.Strapi): Promise<Originals> {
    const stored: unknown = await store(strapi).get({});
    const parsed = v.safeParse(Stored, stored);
    return new Originals(strapi, parsed.success ? parsed.output : {});
  }

  /** The hash of the bytes that the stored ones were made from. */
  findMaster(id: number, stored: string): string {
    const known = this.known[String(id)];
    return known?.stored === stored ? known.master : stored;
  }

  remember(id: number, stored: string, master: string): void {
    if (stored !== master) this.known[String(id)] = { stored, master };
  }

  async save(): Promise<void> {
    await store(this.strapi).set({ value: this.known });
  }
}

function store(strapi: Core.Strapi) {
  return strapi.store({ type: 'plugin', name: 'content-files', key: 'originals' });
}
