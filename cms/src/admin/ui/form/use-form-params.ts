import { useParams } from 'react-router-dom';

interface FormParams {
  /** The content type. */
  model: string;
  collectionType: string;
  /** Undefined for a document that was never saved, such as a duplicate. */
  documentId: string | undefined;
  /** The document of which this is a duplicate that was never saved. */
  origin: string | undefined;
}

/**
 * What the address of a form says of it. Strapi's hook for the same renders its caller with every letter that is typed,
 * and asks the store for the document and the layout each time.
 */
export function useFormParams(): FormParams {
  const { slug = '', id, origin, collectionType = '' } = useParams();
  const isNew = id === 'create' || origin !== undefined;
  return { model: slug, collectionType, documentId: isNew ? undefined : id, origin };
}
