import { useState } from 'react';
import { RotationButton } from '../../../ui/rotation/RotationButton';

/** The button alone, with nothing that it stops. */
export function Rotation() {
  const [playing, setPlaying] = useState(true);
  return <RotationButton playing={playing} onClick={() => setPlaying(!playing)} />;
}
