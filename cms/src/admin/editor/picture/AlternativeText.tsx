import { Box, Checkbox, Field, Flex, TextButton } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { useState } from 'react';
import { toText } from '../stored';
import { placeText, type LibraryFile } from './alternative';
import { getDescription } from './library';
import { useDescription } from './use-description';

interface Props {
  picture: LibraryFile;
  isDisabled: boolean;
}

/** What a picture shows, for those who cannot see it, where a place has no text of its own. */
export function LibraryAlternativeText({ picture, isDisabled }: Props) {
  const [text, setText] = useState(() => getDescription(picture));
  const { problem, describe, storeNow } = useDescription(picture);
  return (
    <TextField
      value={text}
      hint="What the picture shows, for those who cannot see it. Used wherever the picture is."
      {...{ problem, isDisabled }}
      onChange={(typed) => {
        setText(typed);
        describe(typed.trim());
      }}
      onLeave={storeNow}
    />
  );
}

interface OwnProps extends Props {
  /** Paths in the form of the text for this place, and of whether the picture is decorative there. */
  alt: string;
  decorative: string;
}

/** The same where the place can have a text of its own, or can say that the picture is decorative. */
export function AlternativeText({ picture, isDisabled, alt, decorative }: OwnProps) {
  const own = useField<string | null>(alt);
  const isDecorative = useField<boolean | null>(decorative);
  const { typed: described, problem, describe, storeNow } = useDescription(picture);
  const [openedWith] = useState(() => getDescription(picture));
  /** What is in the field while somebody types there, even if it means the library's text again. */
  const [draft, setDraft] = useState<string>();
  const ownText = toText(own.value);
  const libraryText = described ?? openedWith;

  return (
    <>
      <TextField
        value={isDecorative.value ? '' : (draft ?? (ownText || libraryText))}
        isDisabled={isDisabled || isDecorative.value === true}
        hint={isDecorative.value ? 'Screen readers pass over the picture.' : getHint(ownText, libraryText)}
        problem={problem}
        onChange={(typed) => {
          setDraft(typed);
          const { own: place, library } = placeText(typed, openedWith);
          own.onChange(alt, place);
          if (library !== undefined) describe(library);
        }}
        onLeave={() => {
          storeNow();
          setDraft(undefined);
        }}
      />
      <Flex gap={4} paddingTop={2} wrap="wrap">
        <Checkbox
          checked={isDecorative.value === true}
          disabled={isDisabled}
          onCheckedChange={(checked: boolean | 'indeterminate') =>
            isDecorative.onChange(decorative, checked === true)
          }
        >
          Decorative: it adds nothing to the text
        </Checkbox>
        {ownText !== '' && !isDisabled && !isDecorative.value && (
          <TextButton onClick={() => own.onChange(alt, null)}>Use the library’s text</TextButton>
        )}
      </Flex>
    </>
  );
}

function getHint(ownText: string, libraryText: string): string {
  if (ownText !== '') return `Only for this place. In the media library: “${libraryText}”.`;
  if (libraryText === '') return 'What the picture shows, for those who cannot see it.';
  return 'From the media library: used wherever the picture is. Another text is only for this place.';
}

interface FieldProps {
  value: string;
  hint: string;
  problem: string | undefined;
  isDisabled: boolean;
  onChange: (typed: string) => void;
  onLeave: () => void;
}

function TextField({ value, hint, problem, isDisabled, onChange, onLeave }: FieldProps) {
  return (
    <Box paddingTop={4}>
      <Field.Root hint={hint} error={problem}>
        <Field.Label>Alternative text</Field.Label>
        <Field.Input
          value={value}
          maxLength={300}
          disabled={isDisabled}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onLeave}
        />
        <Field.Hint />
        <Field.Error />
      </Field.Root>
    </Box>
  );
}
