import styled from 'styled-components';
import { color, duration, font, media, on, radius, space } from '../theme/theme';

/** A `<details>` element with a Summary and content. Works without JavaScript. */
export const Item = styled.details`
  border-bottom: 1px solid ${on.rule};
  interpolate-size: allow-keywords;
  &::details-content {
    block-size: 0;
    overflow: clip;
    transition: block-size ${duration.step} ease-out, content-visibility ${duration.step} allow-discrete;
  }
  &[open]::details-content {
    block-size: auto;
  }
`;

/** A plus that becomes a minus. */
export const Sign = styled.span`
  flex: none;
  position: relative;
  width: 2.25rem;
  height: 2.25rem;
  border: 2px solid ${on.text};
  border-radius: ${radius.s};
  transition: background-color ${duration.step}, color ${duration.step};
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    margin: auto;
    width: 0.875rem;
    height: 3px;
    border-radius: 2px;
    background: currentColor;
    ${media.forcedColors} {
      background: CanvasText;
    }
  }
  &::after {
    transform: rotate(90deg);
    transition: transform ${duration.step};
  }
  details[open] > summary & {
    color: ${color.plate};
    background: ${color.ink};
    border-color: ${color.ink};
    &::after {
      transform: rotate(0);
    }
  }
`;

/** The visible part of a closed Item: a heading, and the sign at its end. */
export const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-height: 4.5rem;
  padding: ${space(2)} 0;
  list-style: none;
  /* Space between the text and the focus ring, without moving the text. */
  &:focus-visible {
    margin-inline: -${space(1.5)};
    padding-inline: ${space(1.5)};
  }
  &::-webkit-details-marker {
    display: none;
  }
  &:hover ${Sign} {
    background: ${color.plate};
    color: ${color.ink};
  }
  details[open] > &:hover ${Sign} {
    background: ${color.ink};
    color: ${color.plate};
  }
  :is(h2, h3, h4) {
    font: 700 1.25rem/1.3 ${font.display};
    letter-spacing: -0.015em;
    min-width: 0;
    hyphens: auto;
    overflow-wrap: anywhere;
  }
`;
