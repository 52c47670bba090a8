import { Combobox, ComboboxOption } from '@strapi/design-system';
import { useState } from 'react';
import type { PlaceChoice } from './list-places';

interface Props {
  choices: readonly PlaceChoice[];
  /** Of the choice; empty: none. */
  value: string;
  /** What is shown of a value that is none of the choices. */
  unknownName: string;
  placeholder: string;
  loading?: boolean;
  disabled?: boolean | undefined;
  onTyped?: (text: string) => void;
  onChoose: (id: string | undefined) => void;
}

/**
 * A place, found by typing. Of more than a hundred options, Strapi's combobox draws none before something is typed, and
 * takes the name of the chosen one from what it has drawn: so it is told the name.
 */
export function PlaceCombobox({
  choices,
  value,
  unknownName,
  placeholder,
  loading = false,
  disabled = false,
  onTyped,
  onChoose,
}: Props) {
  const [typed, setTyped] = useState({ value, text: '' });
  const [isTyping, setTyping] = useState(false);
  const known = choices.some(({ id }) => id === value);
  const name = value === '' ? '' : (choices.find(({ id }) => id === value)?.name ?? unknownName);
  return (
    <Combobox
      value={value}
      textValue={isTyping && typed.value === value ? typed.text : name}
      disabled={disabled}
      loading={loading}
      autocomplete={{ type: 'list', filter: 'contains' }}
      placeholder={placeholder}
      onTextValueChange={(text) => setTyped({ value, text })}
      onInputChange={({ currentTarget }) => {
        setTyping(true);
        onTyped?.(currentTarget.value);
      }}
      onBlur={() => setTyping(false)}
      onChange={onChoose}
      onClear={() => onChoose(undefined)}
    >
      {!known && value !== '' && <ComboboxOption value={value}>{unknownName}</ComboboxOption>}
      {choices.map((place) => (
        <ComboboxOption key={place.id} value={place.id}>
          {place.name}
        </ComboboxOption>
      ))}
    </Combobox>
  );
}
