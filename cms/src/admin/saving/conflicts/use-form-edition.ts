import { unstable_useDocument } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { isObject } from '../../ui/is-object';
import type { OpenForm } from '../../ui/form/open-form';
import { setFormEdition } from './seen-editions';

/** Notes with which edition the open form of a document is filled. The published version is shown, not written. */
export function useFormEdition({ uid, documentId, collectionType, query }: OpenForm): void {
  const isPublished = isObject(query) && query.status === 'published';
  // As Strapi's form looks for it: both get the same document, without a second request.
  const { document } = unstable_useDocument(
    { model: uid, documentId: documentId ?? '', collectionType, params: { ...query } },
    { skip: documentId === undefined || isPublished },
  );
  const edition: unknown = document?.edition;
  useEffect(
    () =>
      documentId === undefined || typeof edition !== 'number'
        ? undefined
        : setFormEdition(documentId, edition),
    [documentId, edition],
  );
}
