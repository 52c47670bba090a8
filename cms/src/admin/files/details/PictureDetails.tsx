import { Box, Checkbox, Portal, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isObject } from '../../ui/is-object';
import { getDescription, storeDescription, type LibraryFile } from '../../ui/pictures/descriptions';
import { useMayDescribe } from '../undescribed/permissions';
import { useDetailsSlot } from '../use-details-slot';
import { FocalPoint } from './FocalPoint';
import { noteOwnChange } from './own-changes';
import { toPoint } from './point';

/** In the details of a picture in the media library: whether it is decorative, and what crops keep in sight. */
export function PictureDetails() {
  const { pathname, search } = useLocation();
  const id = pathname.startsWith('/plugins/upload') ? new URLSearchParams(search).get('assetId') : null;
  return id !== null && /^\d+$/.test(id) ? <DetailsOf key={id} id={id} /> : null;
}

function DetailsOf({ id }: { id: string }) {
  const slot = useDetailsSlot();
  const mayDescribe = useMayDescribe();
  const { get } = useFetchClient();
  const [file, setFile] = useState<LibraryFile>();
  useEffect(() => {
    let isGone = false;
    get(`/upload/files/${id}`).then(
      ({ data }) => {
        if (!isGone && isObject(data)) setFile(data);
      },
      // Strapi's form says so.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [get, id]);
  if (!slot || !mayDescribe || !file || !String(file.mime).startsWith('image/')) return null;
  return (
    <Portal container={slot}>
      <Decorative file={file} />
      <FocalPoint id={id} url={String(file.url)} stored={toPoint(file.focalPoint)} />
    </Portal>
  );
}

function Decorative({ file }: { file: LibraryFile }) {
  const [description, setDescription] = useState(() => getDescription(file));
  const [problem, setProblem] = useState('');
  const [before, setBefore] = useState(file.alternativeText);
  const choose = async (isDecorative: boolean) => {
    const next = isDecorative ? '' : null;
    try {
      await storeDescription(file, next);
      noteOwnChange(String(file.id), { field: 'alternativeText', before, after: next });
      setBefore(next);
      setDescription(next);
      setProblem('');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'This was not stored. Try again.');
      setDescription(getDescription(file));
    }
  };
  return (
    <Box paddingBottom={4}>
      <Checkbox
        checked={description === ''}
        onCheckedChange={(checked: boolean | 'indeterminate') => void choose(checked === true)}
      >
        Decorative: screen readers pass over it
      </Checkbox>
      <Typography tag="p" variant="pi" textColor="neutral600" paddingTop={1} role="status">
        {problem || describe(description)}{' '}
        {description === null && <Link to="/pictures-to-describe">All pictures without a text</Link>}
      </Typography>
    </Box>
  );
}

function describe(description: string | null): string {
  if (description === null) return 'Nobody has said yet what it shows.';
  return description === '' ? 'It has no alternative text.' : `It is described as “${description}”.`;
}
