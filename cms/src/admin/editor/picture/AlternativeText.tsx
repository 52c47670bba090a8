import { Box, Checkbox, Field, Flex, TextButton } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { toText } from '../text/stored';
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
  const { stored, problem, describe, storeNow } = useDescription(picture);
  const [openedWith] = useState(() => getDescription(picture));
  const ownText = toText(own.value);
  const [text, setText] = useState(ownText || openedWith);
  // The form changed by itself: a version was restored, or texts of two editors were merged.
  useEffect(() => {
    setText((shown) =>
      placeText(shown, openedWith).own === (ownText || null) ? shown : ownText || openedWith,
    );
  }, [ownText, openedWith]);

  const hint = isDecorative.value
    ? 'Screen readers pass over the picture.'
    : ownText !== ''
      ? `Only for this place. In the media library: “${openedWith}”.`
      : openedWith || stored
        ? 'From the media library: used wherever the picture is. Another text is only for this place.'
        : 'What the picture shows, for those who cannot see it.';
  return (
    <>
      <TextField
        value={isDecorative.value ? '' : text}
        isDisabled={isDisabled || isDecorative.value === true}
        {...{ hint, problem }}
        onChange={(typed) => {
          setText(typed);
          const { own: place, library } = placeText(typed, openedWith);
          own.onChange(alt, place);
          if (library !== undefined) describe(library);
        }}
        onLeave={() => {
          storeNow();
          if (text.trim() === '') setText(openedWith);
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
          <TextButton
            onClick={() => {
              own.onChange(alt, null);
              setText(openedWith);
            }}
          >
            Use the library’s text
          </TextButton>
        )}
      </Flex>
    </>
  );
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
