import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Container } from '../layout/band';
import { BackLink } from '../link/back-link';
import { surface } from '../theme/surface';
import { color, media, on, radius, space } from '../theme/theme';
import { OnlyWithScripts } from '../without-scripts/only-with-scripts';
import { CentreLine } from './centre-line';

type Tone = 'dark' | 'light' | 'soft' | 'success' | 'sky';

const sky = css`
  ${surface.light}
  background-color: ${color.sky};
`;

const Lead = styled.div`
  max-width: 36em;
  margin-top: ${space(2.5)};
  font-size: clamp(1.125rem, 1.5vw, 1.25rem);
  line-height: 1.55;
  text-wrap: pretty;
  color: ${on.soft};
`;

const Root = styled.section<{ $tone: Tone; $compact: boolean }>`
  ${({ $tone }) => ($tone === 'sky' ? sky : surface[$tone])}
  position: relative;
  overflow: hidden;
  padding: ${space(2)} 0 ${({ $tone }) => space($tone === 'dark' ? 9 : 4)};
  ${media.wide} {
    padding: ${space(3)} 0 ${({ $tone }) => space($tone === 'dark' ? 13 : 5)};
  }
  ${({ $compact, $tone }) =>
    $compact &&
    css`
      padding-top: ${space(1)};
      padding-bottom: ${space($tone === 'dark' ? 5.5 : 3)};
      ${media.wide} {
        padding-top: ${space(1.5)};
        padding-bottom: ${space($tone === 'dark' ? 5.5 : 3)};
      }
      h1 {
        font-size: clamp(2rem, 3.6vw, 3rem);
      }
      ${CentreLine} {
        bottom: 1rem;
      }
      ${Lead} {
        max-width: 48em;
        margin-top: ${space(1.5)};
      }
      & + [data-band] {
        padding-top: ${space(5)};
      }
    `}
  /* Space before the footer on a page without bands. */
  &:last-child {
    padding-bottom: ${space(12)};
  }
  ${media.print} {
    &,
    &:last-child {
      padding: ${space(2)} ${({ $tone }) => ($tone === 'dark' ? space(2) : 0)};
    }
  }
`;

const Columns = styled.div<{ $picture: boolean; $compact: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  margin-top: ${({ $compact }) => space($compact ? 1 : 2)};
  ${media.tablet} {
    ${({ $picture }) =>
      $picture &&
      css`
        grid-template-columns: minmax(0, 1.25fr) minmax(0, 0.75fr);
        align-items: end;
      `}
  }
  ${media.wide} {
    margin-top: ${({ $compact }) => space($compact ? 1 : 3)};
    gap: ${space(8)};
  }
`;

const Title = styled.h1`
  max-width: 18em;
  font-size: clamp(2.25rem, 5vw, 4.25rem);
  font-weight: 800;
  line-height: 1;
  letter-spacing: -0.035em;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.75)};
  margin-top: ${space(4)};
  ${media.mobile} {
    > *,
    > ${OnlyWithScripts} > * {
      flex: 1 1 auto;
    }
  }
`;

/** A billboard next to the road: a panel on two posts. */
const Billboard = styled.div<{ $tone: Tone }>`
  position: relative;
  z-index: 1;
  justify-self: end;
  width: min(100%, 25rem);
  ${({ $tone }) =>
    $tone === 'dark' &&
    css`
      &::before,
      &::after {
        content: '';
        position: absolute;
        top: 100%;
        width: 0.625rem;
        height: 7.5rem;
        background: #53645d;
      }
      &::before {
        left: 18%;
      }
      &::after {
        right: 18%;
      }
    `}
  ${media.mobile} {
    display: none;
  }
`;

const Panel = styled.div<{ $tone: Tone }>`
  color: ${color.ink};
  background: ${({ $tone }) => ($tone === 'success' ? color.card : color.successSoft)};
  border: 3px solid #f7f4ea;
  border-radius: ${radius.l};
  overflow: hidden;
  padding: ${space(3)} ${space(3)} 0;
  > svg {
    width: 100%;
    height: auto;
  }
`;

/** The contents of a page's hero; `title` becomes the `h1`. */
interface PageHeroProps {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  /** An Illustration. */
  picture?: ReactNode;
  /** The link "Home" above the title. */
  backHome?: boolean;
  /** The surface: pages of one purpose have the same. */
  tone?: Tone;
  /** Less high, so that the tool or the text below it is in sight. */
  compact?: boolean;
}

/** The hero of a page: a link home, the `h1`, a lead and actions. */
export function PageHero({
  title,
  lead,
  actions,
  picture,
  backHome = true,
  tone = 'dark',
  compact = false,
}: PageHeroProps) {
  return (
    <Root $tone={tone} $compact={compact} data-band={tone === 'light' ? 'light' : undefined}>
      {tone === 'dark' && <CentreLine data-screen-only aria-hidden />}
      <Container>
        {backHome && <BackLink to="/">Home</BackLink>}
        <Columns $picture={Boolean(picture)} $compact={compact}>
          <div>
            <Title>{title}</Title>
            {lead && <Lead>{lead}</Lead>}
            {actions && <Actions>{actions}</Actions>}
          </div>
          {picture && (
            <Billboard $tone={tone} data-screen-only>
              <Panel $tone={tone}>{picture}</Panel>
            </Billboard>
          )}
        </Columns>
      </Container>
    </Root>
  );
}
