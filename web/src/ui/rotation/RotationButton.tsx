import { Pause, Play } from 'lucide-react';
import { IconButton } from '../IconButton/IconButton';

interface Props {
  playing: boolean;
  onClick: () => void;
}

/** Stops and starts what moves by itself (WCAG 2.2.2). */
export function RotationButton({ playing, onClick }: Props) {
  return (
    <IconButton label={playing ? 'Pause' : 'Play'} onClick={onClick}>
      {playing ? <Pause aria-hidden size={20} /> : <Play aria-hidden size={20} />}
    </IconButton>
  );
}
