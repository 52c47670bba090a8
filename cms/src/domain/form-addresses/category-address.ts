import type { Core } from '@strapi/strapi';
import { allCategories } from '../categories/all-categories';
import { findAddressAfterSave } from '../categories/naming-rules';
import type { FormAddress } from './form-address';

/** The address of a category with this name: it always follows the name. */
export async function findCategoryAddress(
  strapi: Core.Strapi,
  { documentId, name }: { documentId: string | null; name: string },
): Promise<FormAddress> {
  const stored = (await allCategories(strapi)).find((category) => category.documentId === documentId);
  const found = await findAddressAfterSave(strapi, name, stored ?? null);
  if ('refusal' in found) return { slug: null, problem: found.refusal, note: null, follows: true };
  const moves = stored && stored.slug !== found.slug;
  return {
    slug: found.slug,
    problem: null,
    note: moves ? `Once it is saved, /${stored.slug} leads there.` : null,
    follows: true,
  };
}
