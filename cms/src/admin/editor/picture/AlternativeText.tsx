import { Checkbox, Flex, TextButton } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { Description, LibraryFile } from '../../ui/pictures/descriptions';
import { toText } from '../stored';
import { placeText } from './alternative';
import { TextField } from './TextField';
import { useDescription } from './use-description';

interface Props {
  picture: LibraryFile;
  isDisabled: boolean;
  /** The picture was just placed: what it shows is asked for. */
  isAsking?: boolean;
}

/** What a picture shows, for those who cannot see it, where a place has no text of its own. */
export function LibraryAlternativeText({ picture, isDisabled, isAsking = false }: Props) {
  const { current, problem, describe, storeNow } = useDescription(picture);
  /** What is in the field while somebody types there. */
  const [draft, setDraft] = useState<string>();
  /** What the picture said before it was marked as decorative. */
  const [before, setBefore] = useState('');
  const text = draft ?? current ?? '';
  const isDecorative = current === '';
  return (
    <>
      <TextField
        value={isDecorative ? '' : text}
        hint={
          isDecorative
            ? 'Screen readers pass over the picture, wherever it is used.'
            : 'What the picture shows, for those who cannot see it. Used wherever the picture is.'
        }
        problem={problem}
        isDisabled={isDisabled || isDecorative}
        isAsking={isAsking}
        onChange={(typed) => {
          setDraft(typed);
          describe(typed.trim() === '' ? null : typed.trim());
        }}
        onLeave={() => {
          storeNow();
          setDraft(undefined);
        }}
      />
      <Flex paddingTop={2}>
        <Checkbox
          checked={isDecorative}
          disabled={isDisabled}
          onCheckedChange={(checked: boolean | 'indeterminate') => {
            if (checked === true) setBefore(text.trim());
            describe(checked === true ? '' : before || null);
            storeNow();
          }}
        >
          Decorative: it adds nothing to the text
        </Checkbox>
      </Flex>
    </>
  );
}

/** What a place says of a picture. */
export interface OwnDescription {
  /** '': the library's text. */
  text: string;
  /** Of the text in the form, if the form has it. */
  path?: string;
  setText: (text: string | null) => void;
  /** Undefined: the place cannot say by itself that the picture is decorative. */
  isDecorative?: boolean;
  setDecorative?: (isDecorative: boolean) => void;
}

/** The same where a place can have a text of its own, or can say that the picture is decorative. */
export function AlternativeText({
  picture,
  isDisabled,
  isAsking = false,
  own,
}: Props & { own: OwnDescription }) {
  const { openedWith, current: library, problem, describe, storeNow } = useDescription(picture);
  /** What is in the field while somebody types there, even if it means the library's text again. */
  const [draft, setDraft] = useState<string>();
  const isDecorative = own.isDecorative === true;

  return (
    <>
      <TextField
        value={isDecorative ? '' : (draft ?? (own.text || (library ?? '')))}
        {...(own.path !== undefined && { path: own.path })}
        isDisabled={isDisabled || isDecorative}
        isAsking={isAsking}
        hint={isDecorative ? 'Screen readers pass over the picture.' : getHint(own.text, library)}
        problem={problem}
        onChange={(typed) => {
          setDraft(typed);
          const { own: place, library: described } = placeText(typed, openedWith);
          own.setText(place);
          if (described !== undefined) describe(described);
        }}
        onLeave={() => {
          storeNow();
          setDraft(undefined);
        }}
      />
      <Flex gap={4} paddingTop={2} wrap="wrap">
        {own.setDecorative && (
          <Checkbox
            checked={isDecorative}
            disabled={isDisabled}
            onCheckedChange={(checked: boolean | 'indeterminate') => own.setDecorative?.(checked === true)}
          >
            Decorative: it adds nothing to the text
          </Checkbox>
        )}
        {own.text !== '' && !isDisabled && !isDecorative && (
          <TextButton onClick={() => own.setText(null)}>Use the library’s text</TextButton>
        )}
      </Flex>
    </>
  );
}

/** @param alt path in the form of the text for this place; @param decorative and of whether it is decorative there */
export function AlternativeTextFields({
  alt,
  decorative,
  ...others
}: Props & { alt: string; decorative: string }) {
  const text = useField<string | null>(alt);
  const isDecorative = useField<boolean | null>(decorative);
  const own: OwnDescription = {
    text: toText(text.value),
    path: alt,
    setText: (value) => text.onChange(alt, value),
    isDecorative: isDecorative.value === true,
    setDecorative: (value) => isDecorative.onChange(decorative, value),
  };
  return <AlternativeText own={own} {...others} />;
}

function getHint(ownText: string, library: Description): string {
  if (ownText !== '')
    return library === null
      ? 'Only for this place.'
      : `Only for this place. In the media library: ${library === '' ? 'decorative' : `“${library}”`}.`;
  if (library === null) return 'What the picture shows, for those who cannot see it.';
  if (library === '')
    return 'Decorative in the media library: screen readers pass over it. A text is only for this place.';
  return 'From the media library: used wherever the picture is. Another text is only for this place.';
}
