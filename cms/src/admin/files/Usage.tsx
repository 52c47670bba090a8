import { Button, Portal, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { List } from '../ui/list/List';
import { useAdminData } from '../ui/server/use-admin-data';
import { describeRest, describeUse, getFormPath, namePlace, type Place, type PlaceList } from './usage';
import { useDetailsSlot } from './use-details-slot';

/** More would push the rest of the details away. */
const SHOWN_AT_FIRST = 5;

/** In the details of a file in the media library: where it is used. */
export function Usage() {
  const { pathname, search } = useLocation();
  const id = pathname.startsWith('/plugins/upload') ? new URLSearchParams(search).get('assetId') : null;
  return id !== null && /^\d+$/.test(id) ? <UsageOf key={id} id={id} /> : null;
}

function UsageOf({ id }: { id: string }) {
  const slot = useDetailsSlot();
  const { data, failed, reload } = useAdminData<PlaceList>(`/admin/files/${id}/usage`);
  if (!slot || (!data && !failed)) return null;
  return (
    <Portal container={slot}>
      <section aria-labelledby="file-usage">
        <Typography id="file-usage" variant="beta" tag="h3" fontWeight="semiBold">
          Usage
        </Typography>
        {data ? <PlacesOf list={data} /> : <Failed retry={reload} />}
      </section>
    </Portal>
  );
}

function PlacesOf({ list }: { list: PlaceList }) {
  const [showsAll, setShowsAll] = useState(false);
  const { places } = list;
  if (places.length === 0)
    return (
      <Typography tag="p" paddingTop={2}>
        This file is used nowhere.
      </Typography>
    );
  const shown = showsAll ? places : places.slice(0, SHOWN_AT_FIRST);
  const isComplete = shown.length === places.length;
  return (
    <>
      <List style={{ paddingBlock: '0.8rem' }}>
        {shown.map((place, index) => (
          <li key={index}>
            <PlaceName place={place} />
            <Typography tag="p" variant="pi" textColor="neutral600">
              {describeUse(place)}
            </Typography>
          </li>
        ))}
        {isComplete && list.more > 0 && <li>{describeRest(list)}</li>}
      </List>
      {!isComplete && (
        <Button type="button" variant="tertiary" onClick={() => setShowsAll(true)}>
          Show {places.length - shown.length} more
        </Button>
      )}
    </>
  );
}

function PlaceName({ place }: { place: Place }) {
  const name = namePlace(place);
  const label = name.charAt(0).toUpperCase() + name.slice(1);
  const path = getFormPath(place);
  return path === undefined ? label : <Link to={path}>{label}</Link>;
}

function Failed({ retry }: { retry: () => void }) {
  return (
    <div role="alert">
      <Typography tag="p" paddingTop={2} paddingBottom={2}>
        Where the file is used could not be loaded.
      </Typography>
      <Button type="button" variant="tertiary" onClick={retry}>
        Try again
      </Button>
    </div>
  );
}
