import { useField } from '@strapi/strapi/admin';
import type { InputProps } from '../../ui/form/input-props';
import { useFormAddress } from '../../ui/server/use-form-address';
import { AddressField } from './AddressField';

const CATEGORY = 'api::category.category';

/** The address of a category, which always follows its name. Nobody can type another one. */
export function CategoryAddress({
  name = 'slug',
  documentId,
  isReadOnly,
  ...input
}: InputProps & { documentId: string | null; isReadOnly: boolean }) {
  const { value } = useField<string | null | undefined>(name);
  const { value: typed, initialValue: stored } = useField('name');
  const text = typeof typed === 'string' ? typed.trim() : '';
  const isChanged = !isReadOnly && text !== '' && (documentId === null || text !== stored);
  const { address, isCurrent } = useFormAddress(
    isChanged ? { type: CATEGORY, documentId, name: text } : null,
  );
  return (
    <AddressField
      {...input}
      name={name}
      disabled
      value={isChanged ? (address?.slug ?? '') : (value ?? '')}
      problem={isCurrent ? address?.problem : undefined}
      note={isCurrent ? address?.note : undefined}
    />
  );
}
