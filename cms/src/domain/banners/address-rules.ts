import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { isCategoryAddress } from '../categories/find';
import type { DocumentWrite } from '../../platform/strapi/document-write';
import { createFieldError, type FieldProblem } from '../../platform/strapi/field-refusal';
import { requiredCategorySlug, deadEndProblem, type BannerTarget, linkProblem } from './text-address';

const BANNER = 'api::banner.banner';
const WRITES = new Set(['create', 'update', 'clone']);

const Text = v.pipe(
  v.nullable(v.string()),
  v.transform((text) => text ?? ''),
);
const Stored = v.nullable(v.object({ imageText: Text, linkUrl: Text }));
const Changes = v.object({ imageText: v.optional(Text), linkUrl: v.optional(Text) });

/** Rejects banners that would lead readers nowhere, or not where their link says (C20, C21), on every kind of write. */
export function enforceBannerAddresses(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== BANNER || !WRITES.has(context.action)) return next();
    const { action, params }: DocumentWrite = context;
    const changes = v.safeParse(Changes, params.data ?? {});
    // The CMS itself rejects values of another type.
    if (!changes.success) return next();
    // For a clone, the banner it is made from.
    const stored = action === 'create' ? null : await storedLeading(strapi, params.documentId);
    // The CMS itself reports that the banner does not exist.
    if (!stored && action !== 'create') return next();
    const { imageText = stored?.imageText ?? '', linkUrl = stored?.linkUrl ?? '' } = changes.output;
    const banner: BannerTarget = { imageText, linkUrl };
    const before = action === 'update' && stored ? stored : undefined;
    const problem = await findAddressProblem(strapi, banner, before);
    if (problem !== undefined) throw createFieldError(problem);
    return next();
  });
}

/**
 * Why readers could not follow a banner; undefined if they can, or if neither its text nor its link changes.
 * @param before the stored banner
 */
export async function findAddressProblem(
  strapi: Core.Strapi,
  banner: BannerTarget,
  before?: BannerTarget,
): Promise<FieldProblem | undefined> {
  const link = linkProblem(banner, before);
  if (link !== undefined) return link;
  const slug = requiredCategorySlug(banner, before);
  if (slug === undefined || (await isCategoryAddress(strapi, slug))) return undefined;
  return deadEndProblem(banner);
}

async function storedLeading(
  strapi: Core.Strapi,
  documentId: string | undefined,
): Promise<BannerTarget | null> {
  if (documentId === undefined) return null;
  const query = { where: { documentId }, select: ['imageText', 'linkUrl'] };
  return v.parse(Stored, await strapi.db.query(BANNER).findOne(query));
}
