import { Share2 } from 'lucide';

export const iconButton = { label: 'Share', icon: Share2 };
