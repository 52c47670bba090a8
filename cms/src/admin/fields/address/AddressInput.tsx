import { unstable_useContentManagerContext, useForm } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { ArticleAddress } from './ArticleAddress';
import type { InputProps } from './AddressField';
import { CategoryAddress } from './CategoryAddress';

/** The address of an article or of a category, in its form. */
export function AddressInput(input: InputProps) {
  const { model, id } = unstable_useContentManagerContext();
  // The id of a duplicate is that of its original.
  const { origin } = useParams();
  const isDisabled = useForm('AddressInput', ({ disabled }) => disabled);
  const documentId = origin === undefined && id !== undefined && id !== 'create' ? id : null;
  return model === 'api::category.category' ? (
    <CategoryAddress {...input} documentId={documentId} isReadOnly={isDisabled} />
  ) : (
    <ArticleAddress {...input} documentId={documentId} isDuplicate={origin !== undefined} />
  );
}
