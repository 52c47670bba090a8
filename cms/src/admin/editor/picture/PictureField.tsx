import { Box, Button, Field, Flex, Typography } from '@strapi/design-system';
import { Images, Upload } from '@strapi/icons';
import { useField, useStrapiApp } from '@strapi/strapi/admin';
import {
  useRef,
  useState,
  type ClipboardEvent,
  type ComponentType,
  type DragEvent,
  type ReactNode,
} from 'react';
import { isObject } from '../../ui/is-object';
import { AlternativeText, LibraryAlternativeText } from './AlternativeText';
import { getImageAddress } from './image-address';
import type { LibraryFile } from './alternative';
import { uploadPicture } from './library';
import { Shown } from './styles';

export interface PictureProps {
  name: string;
  label: string;
  hint?: string;
  /** Shown beside the label. */
  labelAction?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  /** Paths in the form of an alternative text for this place alone, if it can have one. */
  own?: { alt: string; decorative: string };
}

/** Not HEIC: without it, an iPhone converts the pictures that are chosen. */
const TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'];

/** One picture: uploaded, dropped or chosen in one step, with its alternative text. */
export function PictureField({
  name,
  label,
  hint,
  labelAction,
  required = false,
  disabled = false,
  own,
}: PictureProps) {
  const { value, error, onChange } = useField(name);
  const [state, setState] = useState<'uploading' | 'choosing' | undefined>();
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  // Strapi types the dialogs of plugins as components without properties.
  const Library = useStrapiApp('PictureField', ({ components }) => components['media-library']) as
    ComponentType<Record<string, unknown>> | undefined;
  const picture = isObject(value) ? value : undefined;

  const take = async (file: File | undefined) => {
    if (!file) return;
    setState('uploading');
    setProblem(undefined);
    try {
      onChange(name, await uploadPicture(file, file.name));
    } catch (failure) {
      setProblem(`${file.name} could not be uploaded${describe(failure)}`);
    }
    setState(undefined);
  };
  const takeFrom = (event: DragEvent | ClipboardEvent, { files }: DataTransfer) => {
    if (disabled || files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    void take(files[0]);
  };

  return (
    <Field.Root name={name} error={problem ?? error} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Box
        hasRadius
        borderColor="neutral200"
        borderStyle={picture ? 'solid' : 'dashed'}
        padding={4}
        onDragOver={(event: DragEvent) => event.preventDefault()}
        onDrop={(event: DragEvent) => takeFrom(event, event.dataTransfer)}
        onPaste={(event: ClipboardEvent) => takeFrom(event, event.clipboardData)}
      >
        {picture && <Shown src={getImageAddress(picture)} alt="" />}
        <Flex gap={2} wrap="wrap" role="group" aria-label={label}>
          <Button
            variant={picture ? 'tertiary' : 'default'}
            startIcon={<Upload />}
            loading={state === 'uploading'}
            disabled={disabled}
            onClick={() => input.current?.click()}
          >
            {picture ? 'Upload another' : 'Upload a picture'}
          </Button>
          <Button
            variant={picture ? 'tertiary' : 'secondary'}
            startIcon={<Images />}
            disabled={disabled || state === 'uploading'}
            onClick={() => setState('choosing')}
          >
            Choose from the library
          </Button>
          {picture && !required && (
            <Button variant="tertiary" disabled={disabled} onClick={() => onChange(name, null)}>
              Remove
            </Button>
          )}
          {!picture && <Typography textColor="neutral600">or drop or paste one here</Typography>}
        </Flex>
        <input
          ref={input}
          type="file"
          accept={TYPES.join(',')}
          aria-label={`${label}: upload`}
          hidden
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = '';
          }}
        />
        <div role="status">{state === 'uploading' && <Typography>Uploading…</Typography>}</div>
      </Box>
      <Field.Hint />
      <Field.Error />
      {picture && own && (
        <AlternativeText key={String(picture.id)} picture={picture} isDisabled={disabled} {...own} />
      )}
      {picture && !own && (
        <LibraryAlternativeText key={String(picture.id)} picture={picture} isDisabled={disabled} />
      )}
      {state === 'choosing' && Library && (
        <Library
          allowedTypes={['images']}
          multiple={false}
          onClose={() => setState(undefined)}
          onSelectAssets={([file]: LibraryFile[]) => {
            if (file) onChange(name, file);
            setState(undefined);
          }}
        />
      )}
    </Field.Root>
  );
}

/** What the server said, as the end of a sentence. */
const describe = (failure: unknown): string =>
  failure instanceof Error && failure.message !== '' ? `: ${failure.message}` : '.';
