import { type Core, type UID } from '@strapi/strapi';
import * as v from 'valibot';
import { readAddresses, readDocuments } from '../articles/documents';
import { getDocuments } from '../articles/service';
import { BANNER, BLOG, CATEGORY, PLACEMENT } from '../articles/uids';
import { Library } from '../media/library';
import { Originals } from '../media/originals';
import { articleForm } from './article-forms';
import { bannerForms } from './types/banners';
import { categoryForms } from './types/categories';
import { findCategoriesInUse } from './categories-in-use';
import { type Form, isUntouched, Ledger, type LedgerItem, REMOVED } from './ledger/ledger';
import { placementForms } from './types/placements';
import { SeededPictures } from './ledger/seeded-pictures';

interface RemovalReport {
  removed: number;
  pictures: number;
  /** What was kept, and why. */
  preserved: { key: string; reason: string }[];
}

const CHANGED = 'it was changed after it was imported';

/**
 * Removes the demonstration content, except what was changed or is used by other content. The next start does not
 * import it again; `npm run seed` does.
 */
export async function removeDemo(strapi: Core.Strapi): Promise<RemovalReport> {
  const ledger = await Ledger.read(strapi);
  const pictures = await SeededPictures.read(strapi);
  const report: RemovalReport = { removed: 0, pictures: 0, preserved: [] };
  const articles = new Set((await readAddresses(strapi)).map(({ documentId }) => documentId));
  const exists = (documentId: string) => articles.has(documentId);

  const remove = async (
    prefix: string,
    uid: UID.ContentType,
    forms: Map<string, Form>,
    inUse: (item: LedgerItem) => string | null,
  ) => {
    const own = Object.entries(ledger.items).filter(([key]) => key.startsWith(prefix));
    // Sub-topics were created after their topics and are removed before them.
    for (const [key, item] of own.toReversed()) {
      const form = forms.get(item.documentId);
      if (!form) continue;
      const reason = isUntouched(item, form, exists) ? inUse(item) : CHANGED;
      if (reason !== null) {
        report.preserved.push({ key, reason });
        continue;
      }
      const { documentId } = item;
      if (uid === CATEGORY) await deleteCategory(strapi, documentId);
      else await getDocuments(strapi, uid).delete({ documentId });
      ledger.forget(key);
      report.removed += 1;
    }
  };
  const free = () => null;

  await strapi.db.transaction(async () => {
    // Decide everything before removing anything: an article's form contains its categories.
    const banners = await bannerForms(strapi);
    const placements = await placementForms(strapi);
    const seeded = Object.entries(ledger.items).filter(([key]) => key.startsWith('article:'));
    const library = new Library(strapi, await Originals.read(strapi));
    const documents = await readDocuments(
      strapi,
      library,
      seeded.map(([, { documentId }]) => documentId),
    );
    const categories = await categoryForms(strapi);
    await remove('placement:', PLACEMENT, placements, free);
    await remove('banner:', BANNER, banners, free);
    await remove(
      'article:',
      BLOG,
      new Map([...documents].map(([id, document]) => [id, articleForm(document)])),
      free,
    );
    const used = await findCategoriesInUse(strapi);
    await remove('category:', CATEGORY, categories, (item) => used.reasonFor(item.documentId));
    await ledger.save(REMOVED);
  });
  report.pictures = await pictures.removeUnused();
  return report;
}

const Hub = v.nullable(v.object({ hub: v.nullish(v.object({ id: v.number() }), null) }));

/** Removes all traces: topics of the specification are removed too, and no redirects are left. */
async function deleteCategory(strapi: Core.Strapi, documentId: string): Promise<void> {
  const where = { documentId };
  const row = v.parse(Hub, await strapi.db.query(CATEGORY).findOne({ where, populate: { hub: true } }));
  await strapi.db.query(CATEGORY).delete({ where });
  if (row?.hub) await strapi.db.query('topic.hub').delete({ where: { id: row.hub.id } });
}
