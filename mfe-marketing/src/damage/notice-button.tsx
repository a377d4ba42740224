import { Button, type ButtonProps, color, font, media, radius, space, surface } from '@site/kit';
import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';

/* Without JavaScript the button would do nothing: the notice is shown at once. */
const Row = styled.div`
  margin-top: ${space(2.5)};
  ${media.noScript} {
    > button {
      display: none;
    }
  }
`;

const Notice = styled.div`
  ${surface.soft}
  margin-top: ${space(2)};
  padding: ${space(2)} ${space(2.5)};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  ${media.noScript} {
    &[hidden] {
      display: block !important;
    }
  }
  > * + * {
    margin-top: ${space(1.5)};
  }
  ul {
    padding-left: 1.35em;
  }
  li + li {
    margin-top: ${space(0.75)};
  }
`;

const Title = styled.p`
  font: 700 1.1875rem/1.3 ${font.display};
  letter-spacing: -0.01em;
`;

/** A button that opens and closes a notice below itself. */
export function NoticeButton({
  label,
  title,
  variant = 'primary',
  children,
}: {
  label: string;
  title: string;
  variant?: ButtonProps['variant'];
  children: ReactNode;
}) {
  const noticeId = useId();
  const [open, setOpen] = useState(false);
  return (
    <Row>
      <Button variant={variant} aria-expanded={open} aria-controls={noticeId} onClick={() => setOpen(!open)}>
        {label}
      </Button>
      <Notice id={noticeId} hidden={!open}>
        <Title>{title}</Title>
        {children}
      </Notice>
    </Row>
  );
}
