import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { Ability } from '../../platform/strapi/document-rights';
import { describeUnshownPicture } from '../../blocks/unshown-picture';
import { findArticleProblems } from '../articles/writing/article-problems';
import { explainTidied } from '../articles/writing/content-problems/addresses';
import { type ContentProblem, quoted } from '../articles/writing/content-problems/problem';
import { findAddressProblem } from '../banners/address-rules';
import { readForm, type UnsavedForm } from '../preview/read-form';
import { findWaiting } from '../schedule/jobs';

type Row = Readonly<Record<string, unknown>>;
type Find = (
  strapi: Core.Strapi,
  row: Row,
  base: Row,
  documentId: string | null,
) => ContentProblem[] | Promise<ContentProblem[]>;

const FINDERS: { [T in UnsavedForm['type'] & CheckedType]: Find } = {
  'api::blog.blog': async (strapi, row, _base, documentId) =>
    findArticleProblems(
      strapi,
      row,
      v.parse(Ids, row.suggestedBlogs),
      await findPublishingMoment(strapi, documentId),
    ),
  'api::banner.banner': findBannerProblems,
  'api::category.category': (_strapi, row) =>
    findPictureProblems(row, 'picture', 'readers see the category without a picture'),
};

/** The content types whose forms have addresses or pictures. */
export const CHECKED_TYPES = ['api::blog.blog', 'api::banner.banner', 'api::category.category'] as const;
export type CheckedType = (typeof CHECKED_TYPES)[number];

export interface CheckedForm extends UnsavedForm {
  type: CheckedType;
}

const Ids = v.fallback(v.array(v.string()), []);

/**
 * What readers would not get if this form were published, by the rules of publishing; of a type without drafts, if it
 * were saved.
 * @returns undefined if there is no such document
 * @throws v.ValiError if a field has a value that it cannot have
 */
export async function findFormProblems(
  strapi: Core.Strapi,
  ability: Ability,
  form: CheckedForm,
): Promise<ContentProblem[] | undefined> {
  const read = await readForm(strapi, ability, form);
  const { type, documentId } = form;
  return read && FINDERS[type](strapi, read.row, documentId === null ? {} : read.base, documentId);
}

/** What is scheduled goes out by itself, so a date until then is no problem. */
async function findPublishingMoment(strapi: Core.Strapi, documentId: string | null): Promise<Date> {
  const key = { documentId: documentId ?? '', action: 'publish' } as const;
  const scheduled = documentId === null ? undefined : await findWaiting(strapi.db.connection, key);
  return new Date(Math.max(Date.now(), scheduled?.dueAt ?? 0));
}

const Text = v.fallback(v.string(), '');
const toTarget = ({ imageText, linkUrl }: Row) => ({
  imageText: v.parse(Text, imageText),
  linkUrl: v.parse(Text, linkUrl),
});

async function findBannerProblems(strapi: Core.Strapi, row: Row, base: Row): Promise<ContentProblem[]> {
  const banner = toTarget(row);
  const stored = Object.keys(base).length > 0 ? toTarget(base) : undefined;
  const refused = await findAddressProblem(strapi, banner, stored);
  // What was stored before there was a rule can be saved again, and readers cannot follow it all the same.
  const found = refused ?? (await findAddressProblem(strapi, banner));
  const tidied = explainTidied(banner.linkUrl);
  return [
    ...(found ? [toProblem([found.field], found.message, refused !== undefined)] : []),
    ...(tidied === null || found?.field === 'linkUrl'
      ? []
      : [toProblem(['linkUrl'], `The address ${quoted(banner.linkUrl)} ${tidied}`, false)]),
    ...findPictureProblems(row, 'image', 'readers do not see the banner'),
  ];
}

function findPictureProblems(row: Row, field: string, consequence: string): ContentProblem[] {
  const file = row[field];
  const why = file === undefined || file === null ? null : describeUnshownPicture(file);
  return why === null
    ? []
    : [toProblem([field], `The picture cannot be shown, so ${consequence}${why}`, false)];
}

const toProblem = (path: string[], message: string, refused: boolean): ContentProblem => ({
  path,
  message,
  detail: message,
  refused,
});
