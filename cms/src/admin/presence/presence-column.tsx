import { Typography } from '@strapi/design-system';
import { useSyncExternalStore } from 'react';
import { findVersionedType } from '../../domain/history/versioned-types';
import { listPeers } from '../ui/describe-peers';
import { getPeers, listenToOpenDocuments } from './open-documents';

/** The parts of a list column used here. */
interface Column {
  attribute: { type: string };
  name: string;
  label: { id: string; defaultMessage: string };
  searchable: boolean;
  sortable: boolean;
  cellFormatter: (row: { documentId: string }, header: unknown, list: { model: string }) => JSX.Element;
}

const COLUMN: Column = {
  attribute: { type: 'custom' },
  name: 'openBy',
  label: { id: 'presence.column', defaultMessage: 'Open by' },
  searchable: false,
  sortable: false,
  cellFormatter: ({ documentId }) => <OpenBy documentId={documentId} />,
};

/** Long names take two lines, so that they do not push the other columns away. The root font size is 10 px. */
const LINES = { display: 'block', maxWidth: '16rem', whiteSpace: 'normal' } as const;

interface List {
  displayedHeaders: { name: string }[];
  layout: { settings?: unknown; uid?: unknown };
}

/** Adds a column with the names of others who have an entry open, after the first column. */
export function addPresenceColumn<T extends List>(list: T): T {
  const model = /collection-types\/([^/]+)/.exec(window.location.pathname)?.[1] ?? '';
  if (!findVersionedType(model)) return list;
  const [first, ...others] = list.displayedHeaders;
  return { ...list, displayedHeaders: [...(first ? [first] : []), COLUMN, ...others] };
}

function OpenBy({ documentId }: { documentId: string }) {
  const peers = useSyncExternalStore(listenToOpenDocuments, () => getPeers(documentId));
  if (!peers) return <Typography textColor="neutral600">-</Typography>;
  return (
    <Typography textColor="neutral800" style={LINES}>
      {listPeers(peers)}
    </Typography>
  );
}
