import { Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import { useOpenForm, type OpenForm } from '../ui/form/open-form';
import { describePeer } from '../ui/describe-peers';
import { usePeers } from './use-peers';

/** Without anybody it takes no room: the gap above it is 8 px. The admin's root font size is 10 px. */
const Status = styled.div`
  &:empty {
    margin-block-start: -0.8rem;
  }
`;

/** Below the buttons of a form: who else has the document open. */
export function FormPresence() {
  const form = useOpenForm();
  if (form?.documentId === undefined) return null;
  return <Peers key={`${form.uid} ${form.documentId}`} form={form} documentId={form.documentId} />;
}

function Peers({ form, documentId }: { form: OpenForm; documentId: string }) {
  const peers = usePeers(form, documentId);
  return (
    <Status role="status">
      {peers.map((peer, index) => (
        <Typography
          // Two people may have the same name.
          key={`${index} ${peer.name}`}
          tag="p"
          variant="pi"
          textColor="neutral800"
        >
          {describePeer(peer)}
        </Typography>
      ))}
    </Status>
  );
}
