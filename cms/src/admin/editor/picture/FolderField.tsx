import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useFolders } from './use-folders';

/** A folder of the library; null: its top; undefined: everywhere. */
export type FolderValue = number | null | undefined;

interface Props {
  label: string;
  value: FolderValue;
  onChange: (folder: FolderValue) => void;
  /** What stands for all folders; omitted: it cannot be chosen. */
  everywhere?: string;
  isDisabled?: boolean;
}

const ALL = 'all';
const TOP = 'top';

/** A folder of the media library. Without folders, there is nothing to choose. */
export function FolderField({ label, value, onChange, everywhere, isDisabled = false }: Props) {
  const folders = useFolders();
  if (folders.length === 0) return null;
  const isKnown = folders.some(({ id }) => id === value);
  const other = value === undefined && everywhere !== undefined ? ALL : TOP;
  return (
    <Field.Root style={{ minInlineSize: '20rem' }}>
      <Field.Label>{label}</Field.Label>
      <SingleSelect
        disabled={isDisabled}
        value={isKnown ? String(value) : other}
        onChange={(chosen: string | number) => {
          if (chosen === ALL) onChange(undefined);
          else onChange(chosen === TOP ? null : Number(chosen));
        }}
      >
        {everywhere !== undefined && <SingleSelectOption value={ALL}>{everywhere}</SingleSelectOption>}
        <SingleSelectOption value={TOP}>Media Library</SingleSelectOption>
        {folders.map(({ id, path }) => (
          <SingleSelectOption key={id} value={String(id)}>
            {path}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  );
}
