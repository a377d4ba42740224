import type { ReactNode } from 'react';
import styled from 'styled-components';
import { HectometreSign } from '../progress/hectometre-sign';
import { SectionTitle } from '../section-title/section-title';
import { color, dashes, font, media, on, space } from '../theme/theme';

/** The road is drawn once for all steps: in parts, their edges would show where the parts meet. */
const List = styled.ol<{ $count: number }>`
  list-style: none;
  position: relative;
  padding: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  &::before {
    content: '';
    position: absolute;
    left: 20px;
    top: 0;
    bottom: 0;
    width: 28px;
    border-radius: 14px;
    background: ${dashes('#f7f4ea', 18, 18, 'bottom')} center / 3px 100% no-repeat ${color.road};
    box-shadow: 0 0 0 1px #3c4d47;
  }
  ${media.wide} {
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
    &::before {
      left: 0;
      right: 0;
      top: 52px;
      bottom: auto;
      width: auto;
      height: 28px;
      background: ${dashes('#f7f4ea', 28)} center / 100% 3px no-repeat ${color.road};
    }
  }
`;

const Item = styled.li`
  position: relative;
  min-height: 92px;
  padding: 2px 0 ${space(4)} 96px;
  ${media.wide} {
    padding: 104px ${space(4)} 0 0;
  }
`;

const StepSign = styled(HectometreSign)`
  position: absolute;
  left: 2px;
  top: 2px;
  ${media.wide} {
    left: 24px;
    top: 2px;
    &::after {
      content: '';
      position: absolute;
      top: 100%;
      left: calc(50% - 2px);
      width: 4px;
      height: 14px;
      background: ${color.go};
    }
  }
`;

const Title = styled.h3`
  font: 700 22px/1.2 ${font.display};
  margin-bottom: 6px;
  hyphens: auto;
`;

const Text = styled.div`
  color: ${on.soft};
  max-width: 44ch;
  text-wrap: pretty;
`;

/** The steps in their order, with a heading for them all. */
export interface StepsProps {
  items: { title: string; text: ReactNode }[];
  title?: ReactNode;
}

/** What happens, in order: numbered signs along a road that runs down on a phone and across on a wide screen. */
export function Steps({ items, title }: StepsProps) {
  return (
    <>
      {title && <SectionTitle>{title}</SectionTitle>}
      <List $count={items.length}>
        {items.map((item, index) => (
          <Item key={item.title}>
            <StepSign aria-hidden>
              <small>stap</small> {index + 1}
            </StepSign>
            <Title>{item.title}</Title>
            <Text>{item.text}</Text>
          </Item>
        ))}
      </List>
    </>
  );
}
