import { ArrowRight } from 'lucide-react';
import type { ElementType, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Link } from '../link/link';
import type { SitePath } from '../link/link-target';
import { surface } from '../theme/surface';
import { color, duration, focusInside, focusRing, font, media, on, radius, space } from '../theme/theme';
import { coveredCard, coveringLink } from './covered-card';
import { type IconLike, iconElement } from './icon';

type Tone = 'card' | 'plate' | 'soft' | 'success';

const CardRoot = styled.div<{ $tone: Tone }>`
  ${({ $tone }) => surface[$tone]}
  min-width: 0;
  padding: ${space(2.75)};
  border: 1px solid ${({ $tone }) => ($tone === 'card' ? color.line : 'transparent')};
  border-radius: ${radius.l};
  ${media.tablet} {
    padding: ${space(3.5)};
  }
  ${media.print} {
    break-inside: avoid;
    border-color: ${color.line};
  }
`;

/** `as` sets the element: `article` for an item of its own, `li` in a list. */
interface CardProps {
  as?: ElementType;
  /** `plate` only for the visitor's own data. */
  tone?: Tone;
  id?: string;
  className?: string;
  'aria-labelledby'?: string;
  children: ReactNode;
}

/** A panel that groups related content. */
export function Card({ as, tone = 'card', children, ...rest }: CardProps) {
  return (
    <CardRoot as={as} $tone={tone} {...rest}>
      {children}
    </CardRoot>
  );
}

/** The soft green tile around an icon. */
export const IconTile = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 3.25rem;
  height: 3.25rem;
  border-radius: ${radius.m};
  background: ${color.successSoft};
  color: ${color.success};
  transition: background-color ${duration.step}, color ${duration.step};
`;

const tints = {
  success: color.successSoft,
  plate: color.plateSoft,
  sky: color.sky,
  sand: color.sand,
} as const;

const Picture = styled.div<{ $tint?: keyof typeof tints }>`
  display: grid;
  place-items: end center;
  height: 13rem;
  padding: ${space(3)} ${space(3)} 0;
  overflow: hidden;
  ${media.mobile} {
    height: 8rem;
    padding-top: ${space(2)};
  }
  background: ${({ $tint }) => tints[$tint ?? 'success']};
  border-radius: calc(${radius.l} - 2px) calc(${radius.l} - 2px) 0 0;
  > svg {
    width: auto;
    height: 100%;
  }
`;

const LinkCardRoot = styled.article<{ $tinted: boolean }>`
  ${coveredCard}
  ${({ $tinted }) =>
    !$tinted &&
    css`
      &:nth-of-type(3n + 2) ${Picture} {
        background: ${color.plateSoft};
      }
      &:nth-of-type(3n) ${Picture} {
        background: ${color.sky};
      }
    `}
`;

const CardTitle = styled.h3`
  font-size: clamp(1.375rem, 2vw, 1.625rem);
  margin-bottom: ${space(1)};
  ${IconTile} + & {
    margin-top: ${space(2.5)};
  }
  a {
    ${coveringLink}
  }
`;

const CardBody = styled.p`
  color: ${on.soft};
  margin-bottom: ${space(2.5)};
`;

const More = styled.span<{ $words: boolean }>`
  margin-top: auto;
  align-self: flex-start;
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  font-weight: 650;
  box-shadow: ${({ $words }) => ($words ? `0 3px 0 ${color.plate}` : 'none')};
`;

/* A card with an icon and without `more` is a row on a phone: the icon, and the text next to it. */
const CardText = styled.div<{ $short: boolean }>`
  flex: 1;
  display: flex;
  flex-direction: column;
  padding: ${space(3)};
  ${({ $short }) =>
    $short &&
    css`
      ${media.mobile} {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        column-gap: ${space(2)};
        align-content: center;
        padding: ${space(2.5)};
        > ${IconTile} {
          grid-row: 1 / span 2;
        }
        > ${CardTitle} {
          margin: 0 0 0.25rem;
        }
        > ${CardBody} {
          margin: 0;
          line-height: 1.45;
        }
        > ${More} {
          display: none;
        }
      }
    `}
`;

/** A LinkCard has a picture or an icon. */
interface LinkCardProps {
  to: SitePath;
  title: string;
  text: ReactNode;
  /** The text next to the arrow at the end of the card; only the arrow is shown without it. */
  more?: string;
  picture?: ReactNode;
  icon?: IconLike;
  /** Colour behind the picture; by default cards in a row alternate. */
  tint?: keyof typeof tints;
  headingLevel?: 2 | 3;
  /** For a link that changes the current page, which manages the focus itself: the page does not scroll to the top. */
  preventScrollReset?: boolean;
}

/** A card that is a link as a whole. Screen readers announce the title as the link, then the text. */
export function LinkCard(props: LinkCardProps) {
  const { to, title, text, more, picture, icon, tint, headingLevel = 3, preventScrollReset } = props;
  const short = Boolean(icon) && !more;
  return (
    <LinkCardRoot $tinted={tint !== undefined}>
      {picture && (
        <Picture $tint={tint} data-screen-only>
          {picture}
        </Picture>
      )}
      <CardText $short={short}>
        {icon && <IconTile>{iconElement(icon)}</IconTile>}
        <CardTitle as={`h${headingLevel}`}>
          <Link to={to} preventScrollReset={preventScrollReset}>
            {title}
          </Link>
        </CardTitle>
        <CardBody>{text}</CardBody>
        <More $words={Boolean(more)} data-screen-only aria-hidden>
          {more}
          <ArrowRight size={more ? 18 : 24} strokeWidth={2.6} />
        </More>
      </CardText>
    </LinkCardRoot>
  );
}

const Actions = styled.ul`
  list-style: none;
  padding: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-top: 2px solid ${on.text};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space(4)};
  }
  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Action = styled.li`
  position: relative;
  display: flex;
  gap: ${space(2.25)};
  padding: ${space(3.25)} ${space(1)} ${space(3.25)} 0;
  border-bottom: 1px solid ${on.rule};
  border-radius: 0;
  a {
    font: 700 1.25rem/1.2 ${font.display};
    letter-spacing: -0.015em;
    ${coveringLink}
  }
  &:hover a {
    text-decoration: underline;
    text-decoration-color: ${color.plateDeep};
    text-decoration-thickness: 3px;
    text-underline-offset: 0.25em;
  }
  &:hover ${IconTile} {
    background: ${color.success};
    color: #fff;
  }
  ${focusInside(`
    margin-inline: -${space(1.5)};
    padding-inline: ${space(1.5)} ${space(2.5)};
    ${focusRing}
    border-radius: ${radius.s};
  `)}
`;

const ActionText = styled.span`
  display: block;
  margin-top: 0.25rem;
  font-size: 1rem;
  line-height: 1.45;
  color: ${on.soft};
`;

interface ActionListProps {
  items: readonly { to: SitePath; title: string; text: ReactNode; icon: IconLike }[];
}

/** Links to what a visitor can do, as a ruled list: three columns on a wide screen. */
export function ActionList({ items }: ActionListProps) {
  return (
    <Actions>
      {items.map(({ to, title, text, icon }) => (
        <Action key={title}>
          <IconTile>{iconElement(icon)}</IconTile>
          <div>
            <Link to={to}>{title}</Link>
            <ActionText>{text}</ActionText>
          </div>
        </Action>
      ))}
    </Actions>
  );
}
