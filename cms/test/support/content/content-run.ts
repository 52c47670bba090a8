import fs from 'node:fs';
import path from 'node:path';
import { type Problem } from '../../../src/cli/content-files/model/problem';
import type { Cms } from '../harness';

const BLOG = 'api::blog.blog';

/** For tests of imports and exports: a booted CMS and a scratch folder. */
export class ContentRun {
  /** @param folder not removed afterwards; by default it is inside the CMS's data folder */
  constructor(
    readonly cms: Cms,
    readonly folder = fs.mkdtempSync(path.join(cms.dataDir, 'content-')),
  ) {}

  /** Every row of every article, which reveals any write. */
  rows() {
    return this.cms.strapi.db.query(BLOG).findMany({
      select: ['id', 'documentId', 'slug', 'updatedAt', 'publishedAt', 'publicationDate'],
      orderBy: { id: 'asc' },
    });
  }

  async stored(slug: string) {
    return (await this.rows()).filter((row: { slug: string }) => row.slug === slug);
  }

  media(where: object = {}) {
    return this.cms.strapi.db.query('plugin::upload.file').findMany({ where, orderBy: { id: 'asc' } });
  }

  /** Writes article files and imports them. */
  bring(files: Record<string, string>) {
    const articles = path.join(fs.mkdtempSync(path.join(this.folder, 'run-')), 'articles');
    fs.mkdirSync(articles);
    for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(articles, name), text);
    return this.importFolder(articles);
  }

  importFolder(articles: string) {
    return this.importFiles(fs.readdirSync(articles).map((name) => path.join(articles, name)));
  }

  importFiles(files: string[]) {
    const { importArticles } = strapiHost.requireCompiled('src/cli/content-files/articles/import');
    return importArticles(this.cms.strapi, files);
  }

  exportTo(folder: string) {
    const { exportArticles } = strapiHost.requireCompiled('src/cli/content-files/articles/export');
    return exportArticles(this.cms.strapi, folder);
  }

  /**
   * Exports, imports the export again, and asserts that nothing changed and that a second export is identical.
   * @returns the export, in base64 by file
   */
  async roundTrip(): Promise<Record<string, string>> {
    const root = fs.mkdtempSync(path.join(this.folder, 'round-'));
    const first = await this.exportTo(path.join(root, 'a'));
    expect(first.remarks).toEqual([]);
    const before = [await this.rows(), await this.media()];
    const report = await this.importFolder(path.join(root, 'a/articles'));
    expect(messages(report)).toEqual([]);
    expect(report.written).toEqual([]);
    expect([await this.rows(), await this.media()]).toEqual(before);
    await this.exportTo(path.join(root, 'b'));
    const exported = snapshot(path.join(root, 'a'));
    expect(snapshot(path.join(root, 'b'))).toEqual(exported);
    return exported;
  }
}

export function messages(report: { problems: Problem[] }): string[] {
  return report.problems.map(({ file, line, message }) => `${path.basename(file)}:${line}: ${message}`);
}

export function textIn(exported: Record<string, string>, name: string): string {
  return Buffer.from(exported[name] ?? '', 'base64').toString('utf8');
}

/** Every file of a folder with its content. */
function snapshot(root: string): Record<string, string> {
  const entries = fs
    .readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile());
  return Object.fromEntries(
    entries
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(root, file), fs.readFileSync(file).toString('base64')]),
  );
}
