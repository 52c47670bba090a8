// Copied from scripts/shared-rules/embeds.ts by npm run codegen.
/** A foreign page that an article may show in a frame, once the reader requests it (C19). */
export interface Embed {
  /** The frame's `src`. */
  src: string;
  /** The frame's accessible name if the editor gave no caption. */
  title: string;
  provider: string;
}

interface Provider {
  name: string;
  title: string;
  /** Scheme and host of `src`: the entry in the security policy's `frame-src`. */
  origin: string;
  /** The path and query of `src`, or null if this address is not one of the provider's players or pages. */
  frame(url: URL): string | null;
}

const toQuery = (parameters: Record<string, string>): string => new URLSearchParams(parameters).toString();

const YOUTUBE_ID = /^[\w-]{11}$/;

function youtubeId({ hostname, pathname, searchParams }: URL): string | null {
  const id = youtubeIdIn(
    hostname.replace(/^(www|m|music)\./, ''),
    pathname.split('/').filter(Boolean),
    searchParams,
  );
  return id && YOUTUBE_ID.test(id) ? id : null;
}

function youtubeIdIn(host: string, [first = '', second]: string[], searchParams: URLSearchParams) {
  if (host === 'youtu.be') return first;
  if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return null;
  if (first === 'watch') return searchParams.get('v');
  return ['embed', 'shorts', 'live', 'v'].includes(first) ? second : null;
}

/** A playlist without a first video. */
function youtubePlaylist({ hostname, pathname, searchParams }: URL): string | null {
  const list = searchParams.get('list') ?? '';
  const names = /^(www\.|m\.|music\.)?youtube\.com$/.test(hostname) && pathname === '/playlist';
  return names && /^[\w-]{12,64}$/.test(list) ? `/embed/videoseries?${toQuery({ list })}` : null;
}

/** Seconds from YouTube's `t` and `start`: `90`, `90s`, `1m30s`, `1h2m3s`. 0 if there are none. */
function startSeconds(searchParams: URLSearchParams): number {
  const given = searchParams.get('start') ?? searchParams.get('t') ?? '';
  const [, hours, minutes, seconds] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(given) ?? [];
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}

function vimeoFrame({ hostname, pathname, searchParams }: URL): string | null {
  if (!/^(www\.|player\.)?vimeo\.com$/.test(hostname)) return null;
  // vimeo.com/ID, vimeo.com/ID/HASH (unlisted), vimeo.com/channels/NAME/ID, player.vimeo.com/video/ID?h=HASH
  const found = /(?:^|\/)(\d{6,12})(?:\/([0-9a-f]{6,}))?\/?$/.exec(pathname);
  if (!found?.[1]) return null;
  const hash = found[2] ?? searchParams.get('h');
  const unlisted = hash && /^[0-9a-f]+$/.test(hash) ? { h: hash } : undefined;
  return `/video/${found[1]}?${toQuery({ dnt: '1', ...unlisted })}`;
}

const PROVIDERS: readonly Provider[] = [
  {
    name: 'YouTube',
    title: 'YouTube video',
    // The cookie-free variant: stores nothing on the reader's device before the video plays.
    origin: 'https://www.youtube-nocookie.com',
    frame(url) {
      const id = youtubeId(url);
      if (!id) return youtubePlaylist(url);
      const start = startSeconds(url.searchParams);
      return `/embed/${id}?${toQuery({ rel: '0', ...(start > 0 && { start: String(start) }) })}`;
    },
  },
  { name: 'Vimeo', title: 'Vimeo video', origin: 'https://player.vimeo.com', frame: vimeoFrame },
  {
    name: 'OpenStreetMap',
    title: 'Map',
    origin: 'https://www.openstreetmap.org',
    frame({ hostname, pathname, search }) {
      return /^(www\.)?openstreetmap\.org$/.test(hostname) && pathname === '/export/embed.html'
        ? pathname + search
        : null;
    },
  },
  {
    name: 'Spotify',
    title: 'Spotify player',
    origin: 'https://open.spotify.com',
    frame({ hostname, pathname }) {
      if (hostname !== 'open.spotify.com') return null;
      const found =
        /^(?:\/intl-[a-z]{2})?(?:\/embed)?\/(track|album|playlist|episode|show|artist)\/([0-9A-Za-z]{22})\/?$/.exec(
          pathname,
        );
      return found ? `/embed/${found[1]}/${found[2]}` : null;
    },
  },
  {
    name: 'SoundCloud',
    title: 'SoundCloud player',
    origin: 'https://w.soundcloud.com',
    frame(url) {
      if (url.hostname === 'w.soundcloud.com' && url.pathname === '/player/')
        return url.pathname + url.search;
      if (
        !/^(www\.|m\.)?soundcloud\.com$/.test(url.hostname) ||
        url.pathname.split('/').filter(Boolean).length < 2
      )
        return null;
      return `/player/?${toQuery({ url: `https://soundcloud.com${url.pathname}`, auto_play: 'false' })}`;
    },
  },
];

/** All origins that `getEmbed` can return: what the security policy lets a frame show. */
export const EMBED_ORIGINS: readonly string[] = PROVIDERS.map(({ origin }) => origin);

/** The sites whose pages can be shown in a player, or on a map. */
export const listEmbedProviders = (): string[] => PROVIDERS.map(({ name }) => name);

/**
 * @param address as the editor pasted it: of the provider's page, or of its player
 * @returns null if it is not a URL, or not of a provider that this site may frame: show a link instead
 */
export function getEmbed(address: string): Embed | null {
  const url = parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  for (const { name, title, origin, frame } of PROVIDERS) {
    const path = frame(url);
    if (path) return { src: origin + path, title, provider: name };
  }
  return null;
}

function parse(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
