import { useForm } from '@strapi/strapi/admin';
import type { InputProps } from '../../ui/form/input-props';
import { useFormParams } from '../../ui/form/use-form-params';
import { ArticleAddress } from './ArticleAddress';
import { CategoryAddress } from './CategoryAddress';

/** The address of an article or of a category, in its form. */
export function AddressInput(input: InputProps) {
  const { model, documentId = null, origin } = useFormParams();
  const isDisabled = useForm('AddressInput', ({ disabled }) => disabled);
  return model === 'api::category.category' ? (
    <CategoryAddress {...input} documentId={documentId} isReadOnly={isDisabled} />
  ) : (
    <ArticleAddress {...input} documentId={documentId} isDuplicate={origin !== undefined} />
  );
}
