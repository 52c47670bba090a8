import { Box, Field } from '@strapi/design-system';
import { useState } from 'react';
import { toText } from '../stored';
import { describePicture, type LibraryFile } from './library';

/** What a picture shows, for those who cannot see it. It belongs to the picture, wherever it is used. */
export function AlternativeText({ picture, isDisabled }: { picture: LibraryFile; isDisabled: boolean }) {
  const [stored, setStored] = useState(() => toText(picture.alternativeText));
  const [text, setText] = useState(stored);
  const [problem, setProblem] = useState<string>();
  const store = async () => {
    if (text.trim() === stored) return;
    setProblem(undefined);
    try {
      await describePicture(picture, text.trim());
      setStored(text.trim());
    } catch {
      setProblem('This was not stored. Leave the field again to try once more.');
    }
  };
  return (
    <Box paddingTop={4}>
      <Field.Root
        name={`alternative-text-${String(picture.id)}`}
        hint="What the picture shows, for those who cannot see it. Used wherever the picture is."
        error={problem}
      >
        <Field.Label>Alternative text</Field.Label>
        <Field.Input
          value={text}
          maxLength={500}
          disabled={isDisabled}
          onChange={({ target }) => setText(target.value)}
          onBlur={() => void store()}
        />
        <Field.Hint />
        <Field.Error />
      </Field.Root>
    </Box>
  );
}
