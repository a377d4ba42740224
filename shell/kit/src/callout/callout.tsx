import { CircleCheck, Info, Lightbulb, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, media, radius, space } from '../theme/theme';

const tones = {
  info: { icon: Info, paint: color.sky, edge: color.band },
  note: { icon: Lightbulb, paint: color.noteSoft, edge: color.plateDeep },
  success: { icon: CircleCheck, paint: color.successSoft, edge: color.success },
  error: { icon: TriangleAlert, paint: color.errorSoft, edge: color.error },
} as const;

type Tone = keyof typeof tones;

const Root = styled.div<{ $tone: Tone }>`
  --on-text: ${color.ink};
  --on-soft: ${color.ink2};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  padding: ${space(2.5)} ${space(2.5)} ${space(2.5)} ${space(2)};
  ${media.tablet} {
    padding: ${space(2.5)} ${space(3)};
  }
  color: ${color.ink};
  background: ${({ $tone }) => tones[$tone].paint};
  border: 1px solid ${({ $tone }) => tones[$tone].edge};
  border-left-width: 8px;
  border-radius: ${radius.m};
  ${media.print} {
    break-inside: avoid;
  }
`;

const Message = styled.div<{ $tone: Tone }>`
  flex: 1 1 28ch;
  min-width: 0;
  display: flex;
  gap: ${space(1.5)};
  ${media.tablet} {
    gap: ${space(2)};
  }
  > svg {
    flex: none;
    margin-top: 2px;
    color: ${({ $tone }) => ($tone === 'note' ? color.ink : tones[$tone].edge)};
  }
`;

const Text = styled.div`
  min-width: 0;
  max-width: 68ch;
  text-wrap: pretty;
  > * + * {
    margin-top: ${space(1)};
  }
`;

const Title = styled.p`
  font: 700 1.1875rem/1.35 ${font.display};
  letter-spacing: -0.01em;
  & + * {
    margin-top: 0.25rem;
  }
`;

/** A Callout is announced when it appears only with a `role`. */
interface CalloutProps {
  tone: Tone;
  title?: ReactNode;
  children: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
  /** `status` or `alert` when it appears after something the visitor did. */
  role?: 'status' | 'alert';
}

/** A message that must not be overlooked: an explanation, a condition, a success or an error. */
export function Callout({ tone, title, children, action, role }: CalloutProps) {
  const Icon = tones[tone].icon;
  return (
    <Root $tone={tone} role={role}>
      <Message $tone={tone}>
        <Icon size={24} />
        <Text>
          {title && <Title>{title}</Title>}
          <div>{children}</div>
        </Text>
      </Message>
      {action}
    </Root>
  );
}
