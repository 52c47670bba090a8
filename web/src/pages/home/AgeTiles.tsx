import type { BannerLinkFragment } from '../../ui/BannerLink/BannerLink.gen';
import { BannerTiles } from '../../ui/BannerLink/BannerTiles';
import { Section } from '../../ui/Section/Section';

export function AgeTiles({ banners }: { banners: BannerLinkFragment[] }) {
  if (banners.length === 0) return null;
  return (
    <Section title="Wellness at Every Age">
      <BannerTiles banners={banners} />
    </Section>
  );
}
