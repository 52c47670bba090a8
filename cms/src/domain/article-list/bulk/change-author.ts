import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { getActor } from '../../../platform/strapi/actor';
import type { Ability } from '../../../platform/strapi/document-rights';
import { getArticles } from './documents';
import { refuseHiddenField } from './field-right';
import { DONE, type Done } from './for-each-article';

const BLOG = 'api::blog.blog';
const Authored = v.nullable(v.object({ author: v.nullish(v.string(), null) }));

/** Changes the author of the draft; readers see it when the article is published. @param author empty: none */
export async function changeAuthor(
  strapi: Core.Strapi,
  ability: Ability,
  documentId: string,
  author: string,
): Promise<Done> {
  await refuseHiddenField(strapi, ability, documentId, 'author');
  const row: unknown = await strapi.db
    .query(BLOG)
    .findOne({ where: { documentId, publishedAt: null }, select: ['id', 'author'] });
  if ((v.parse(Authored, row)?.author ?? '') === author)
    return { outcome: 'unchanged', message: 'It has this author already.' };
  await getArticles(strapi).update({
    documentId,
    data: { author: author === '' ? null : author, updatedBy: getActor(strapi).id },
  });
  return DONE;
}
