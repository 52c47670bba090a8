import { getEmbed, listEmbedProviders } from '../../../../platform/shared/embeds.gen';
import { isAudioFile, isVideoFile } from '../../../../platform/shared/media-files.gen';
import { quoted, type Report } from './problem';

type Played = 'audio' | 'embed' | 'video';

const FILES: { [T in Played]: { isPlayed(url: string): boolean; others: string } } = {
  audio: { isPlayed: isAudioFile, others: ', and for files such as .mp3' },
  embed: { isPlayed: () => false, others: '' },
  video: { isPlayed: isVideoFile, others: ', and for files such as .mp4' },
};

/**
 * The site shows an address without a player as a link (C19).
 * @param url as readers get it; null if it cannot be used
 */
export function checkPlayer(url: string | null, type: Played, report: Report): void {
  const { isPlayed, others } = FILES[type];
  if (url === null || isPlayed(url) || getEmbed(url)) return;
  const sites = listEmbedProviders().join(', ');
  report.note(
    ['url'],
    `readers get a link instead of a player, because the site has none for the address ${quoted(url)}. It has players for a film, track or map of ${sites}${others}.`,
  );
}
