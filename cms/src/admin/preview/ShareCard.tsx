import { styled } from 'styled-components';
import { shorten, type PageHead } from './page-head';
import { Sheet } from './styles';

/** Roughly where social networks cut. */
const TITLE = 90;
const DESCRIPTION = 120;

const Card = styled.figure`
  max-inline-size: 52rem;
  overflow: hidden;
  border: 1px solid #cfd9de;
  border-radius: 12px;
  background: #fff;
  color: #0f1419;

  img {
    display: block;
    inline-size: 100%;
    aspect-ratio: 1.91;
    object-fit: cover;
    background: #e7e7e7;
  }
  figcaption {
    padding: 1.2rem 1.6rem;
  }
  small {
    color: #536471;
    font-size: 1.3rem;
  }
  h3 {
    margin: 0.2rem 0;
    font-size: 1.6rem;
    font-weight: 600;
    line-height: 1.3;
  }
  p {
    color: #536471;
    font-size: 1.4rem;
    line-height: 1.4;
  }
`;

/** The page as social networks and messengers show a link to it. */
export function ShareCard({ head: { share, address } }: { head: PageHead }) {
  const { site, title, description, image } = share;
  return (
    <Sheet>
      <Card>
        {image && <img src={image.url} alt={image.alt} />}
        <figcaption>
          <small>{[site, getHost(address)].filter(Boolean).join(' · ')}</small>
          <h3>{shorten(title, TITLE)}</h3>
          <p>{shorten(description, DESCRIPTION)}</p>
        </figcaption>
      </Card>
    </Sheet>
  );
}

const getHost = (address: string): string => (URL.canParse(address) ? new URL(address).host : '');
