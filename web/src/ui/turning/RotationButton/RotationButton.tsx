import { Pause, Play } from 'lucide';
import { Icon } from '../../base/Icon/Icon';
import { IconButton } from '../../base/IconButton/IconButton';

interface Props {
  playing: boolean;
  onClick: () => void;
}

/** Pauses and resumes automatic movement (WCAG 2.2.2). */
export function RotationButton({ playing, onClick }: Props) {
  return (
    <IconButton label={playing ? 'Pause' : 'Play'} onClick={onClick}>
      <Icon of={playing ? Pause : Play} size={20} />
    </IconButton>
  );
}
