import { Box, Button, Field, Flex, Typography } from '@strapi/design-system';
import { Images, Upload } from '@strapi/icons';
import { useField } from '@strapi/strapi/admin';
import { useRef, useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';
import { isObject } from '../../ui/is-object';
import type { LibraryFile } from '../../ui/pictures/descriptions';
import { AlternativeTextFields, LibraryAlternativeText } from './AlternativeText';
import { LibraryDialog } from './dialog/LibraryDialog';
import { FolderChoice } from './FolderChoice';
import { getImageAddress } from './image-address';
import { Shown } from './styles';
import { showAsked } from './show-asked';
import { REQUIRED, TAKES_FILES } from './takes-files';
import { usePictureUpload } from './use-picture-upload';
import { WasThereNote } from './WasThereNote';

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

/** One picture: uploaded, dropped, pasted or chosen in one step, with its alternative text. */
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
  const [isChoosing, setChoosing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const place = (file: LibraryFile | null) => {
    setAsking(file !== null && isInUse(field.current));
    onChange(name, file);
  };
  const { isUploading, problem, wasThere, add, forget } = usePictureUpload(place);
  const input = useRef<HTMLInputElement>(null);
  const library = useRef<HTMLButtonElement>(null);
  const picture = isObject(value) ? value : undefined;

  const takeFrom = (event: DragEvent | ClipboardEvent, { files }: DataTransfer) => {
    const [file] = files;
    if (disabled || isUploading || !file) return;
    event.preventDefault();
    event.stopPropagation();
    void add(file);
  };

  return (
    <Field.Root name={name} error={problem ?? error} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Box
        ref={field}
        {...{ [TAKES_FILES]: required ? REQUIRED : '' }}
        hasRadius
        borderColor="neutral200"
        borderStyle={picture ? 'solid' : 'dashed'}
        padding={4}
        onDragOver={(event: DragEvent) => event.preventDefault()}
        onDrop={(event: DragEvent) => takeFrom(event, event.dataTransfer)}
        onPaste={(event: ClipboardEvent) => takeFrom(event, event.clipboardData)}
      >
        {picture && <Shown src={getImageAddress(picture)} alt="" onLoad={() => showAsked(field.current)} />}
        <Flex gap={2} wrap="wrap" role="group" aria-label={label}>
          <Button
            variant={picture ? 'tertiary' : 'default'}
            startIcon={<Upload />}
            loading={isUploading}
            disabled={disabled}
            onClick={() => input.current?.click()}
          >
            {picture ? 'Upload another' : 'Upload a picture'}
          </Button>
          <Button
            ref={library}
            variant={picture ? 'tertiary' : 'secondary'}
            startIcon={<Images />}
            disabled={disabled || isUploading}
            onClick={() => setChoosing(true)}
          >
            Choose from the library
          </Button>
          {picture && !required && (
            <Button
              variant="tertiary"
              disabled={disabled}
              onClick={() => {
                place(null);
                field.current?.querySelector('button')?.focus();
              }}
            >
              Remove
            </Button>
          )}
          {!picture && <Typography textColor="neutral600">or drop or paste one here</Typography>}
        </Flex>
        {!picture && (
          <Box paddingTop={4}>
            <FolderChoice isDisabled={disabled || isUploading} />
          </Box>
        )}
        <input
          ref={input}
          type="file"
          accept={TYPES.join(',')}
          aria-label={`${label}: upload`}
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void add(file);
            target.value = '';
          }}
        />
        <div role="status">
          {isUploading && <Typography>Uploading…</Typography>}
          {picture && wasThere && (
            <WasThereNote
              name={wasThere.name}
              text={wasThere.text}
              onCopy={() => void add(wasThere.sent, true)}
              onClose={forget}
            />
          )}
        </div>
      </Box>
      <Field.Hint />
      <Field.Error />
      {picture && own && (
        <AlternativeTextFields
          key={String(picture.id)}
          picture={picture}
          isDisabled={disabled}
          isAsking={isAsking}
          {...own}
        />
      )}
      {picture && !own && (
        <LibraryAlternativeText
          key={String(picture.id)}
          picture={picture}
          isDisabled={disabled}
          isAsking={isAsking}
        />
      )}
      {isChoosing && (
        <LibraryDialog
          onChoose={(file) => {
            forget();
            place(file);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
          onLeft={() => library.current?.focus()}
        />
      )}
    </Field.Root>
  );
}

/**
 * Whether the focus is still at the field after an upload, and not where the editor went on meanwhile. In a text, the
 * block around the field is selected then.
 */
function isInUse(field: HTMLElement | null): boolean {
  const { activeElement: active } = document;
  if (active === null || active === document.body || field?.contains(active)) return true;
  const block = field?.closest('.ProseMirror-selectednode');
  return block !== null && block !== undefined && (block.contains(active) || active.contains(block));
}
