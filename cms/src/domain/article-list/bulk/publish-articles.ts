import type { Core } from '@strapi/strapi';
import { getArticles, readState } from './documents';
import { DONE, type Done } from './for-each-article';

export async function publishArticle(strapi: Core.Strapi, documentId: string): Promise<Done> {
  if ((await readState(strapi, documentId)) === 'published')
    return { outcome: 'unchanged', message: 'Readers get this version already.' };
  await getArticles(strapi).publish({ documentId });
  return DONE;
}

export async function unpublishArticle(strapi: Core.Strapi, documentId: string): Promise<Done> {
  if ((await readState(strapi, documentId)) === 'draft')
    return { outcome: 'unchanged', message: 'It is not published.' };
  await getArticles(strapi).unpublish({ documentId });
  return DONE;
}

export async function deleteArticle(strapi: Core.Strapi, documentId: string): Promise<Done> {
  await getArticles(strapi).delete({ documentId });
  return DONE;
}
