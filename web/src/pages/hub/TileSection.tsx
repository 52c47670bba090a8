import type { BannerLinkFragment } from '../../ui/BannerLink/BannerLink.gen';
import type { GridLook } from '../../ui/BannerLink/BannerTiles';
import { BannerTiles } from '../../ui/BannerLink/BannerTiles';
import { Section } from '../../ui/Section/Section';

interface Props {
  title: string;
  banners: readonly BannerLinkFragment[];
  look: GridLook;
}

/** The topics row, and the popular issues: tiles under a heading. */
export function TileSection({ title, banners, look }: Props) {
  if (banners.length === 0) return null;
  return (
    <Section title={title}>
      <BannerTiles banners={banners} look={look} />
    </Section>
  );
}
