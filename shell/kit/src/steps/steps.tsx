import type { ReactNode } from 'react';
import styled from 'styled-components';
import { HectometreSign } from '../progress/hectometre-sign';
import { SectionTitle } from '../section-title/section-title';
import { color, dashes, font, media, on, space } from '../theme/theme';

/** The road is drawn once for all steps: separate parts would show their edges. */
const List = styled.ol<{ $count: number }>`
  list-style: none;
  position: relative;
  padding: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  &::before {
    content: '';
    position: absolute;
    left: 1.25rem;
    top: 0;
    bottom: 0;
    width: 1.75rem;
    border-radius: 14px;
    background: ${dashes('#f7f4ea', 18, 18, 'bottom')} center / 3px 100% no-repeat ${color.dark};
    box-shadow: 0 0 0 1px #3c4d47;
  }
  ${media.wide} {
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
    &::before {
      left: 0;
      right: 0;
      top: 3.25rem;
      bottom: auto;
      width: auto;
      height: 1.75rem;
      background: ${dashes('#f7f4ea', 28)} center / 100% 3px no-repeat ${color.dark};
    }
  }
`;

const Item = styled.li`
  position: relative;
  min-height: 5rem;
  padding: 2px 0 ${space(2.5)} 6rem;
  ${media.wide} {
    padding: 6.5rem ${space(4)} 0 0;
  }
`;

const StepSign = styled(HectometreSign)`
  position: absolute;
  left: 2px;
  top: 2px;
  ${media.wide} {
    left: 1.5rem;
    top: 2px;
    &::after {
      content: '';
      position: absolute;
      top: 100%;
      left: calc(50% - 2px);
      width: 0.25rem;
      height: 0.875rem;
      background: ${color.success};
    }
  }
`;

const Title = styled.h3`
  font: 700 1.375rem/1.2 ${font.display};
  margin-bottom: 0.375rem;
  hyphens: auto;
`;

const Text = styled.div`
  color: ${on.soft};
  max-width: 44ch;
  text-wrap: pretty;
`;

/** `title` is the heading of the whole list. */
interface StepsProps {
  items: { title: string; text: ReactNode }[];
  title?: ReactNode;
}

/** Numbered steps along a road: vertical on a phone, horizontal on a wide screen. */
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
