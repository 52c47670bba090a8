import { useLocation, useNavigate } from 'react-router-dom';
import { toPath } from '../../../lib/routing/to-path';
import { useOnNavigation } from '../../../lib/routing/use-on-navigation';
import { Confirm } from '../Dialog/Confirm';
import type { LateSectionId } from '../../reading/LateSection/LateSection';

interface Props {
  /** Why the dialog is shown. */
  sentence: string;
  /** The part of the page to return to. */
  place?: LateSectionId | undefined;
  onClose: () => void;
}

/** Asks a guest to log in, and returns them to where they were (C29). */
export function LoginDialog({ sentence, place, onClose }: Props) {
  const location = useLocation();
  const from = toPath(place ? { ...location, hash: `#${place}` } : location);
  const navigate = useNavigate();
  useOnNavigation(onClose);
  return (
    <Confirm
      title="Log in"
      sentence={sentence}
      action="Login"
      onConfirm={() => void navigate('/login', { state: { from } })}
      onClose={onClose}
    />
  );
}
