import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Countdown } from '../countdown/countdown';
import { useDocumentTitle } from '../document/document-title';
import { Illustration } from '../illustration/illustration';
import { color, font, media, radius, space } from '../theme/theme';
import { timing } from '../theme/timing';
import { useCloseErrorToast } from '../toast/toast';
import { enterScreen } from './enter-screen';

interface SentScreenProps {
  title: string;
  /** What happens next. */
  children: ReactNode;
  /** Leaves this screen: called when the countdown ends or is skipped. Without it there is no countdown. */
  onDone?(): void;
  /** In place of the countdown. */
  actions?: ReactNode;
  /** What to read or keep for a visitor who stays on this page. Below the countdown, so that its buttons are in view. */
  more?: ReactNode;
}

const Screen = styled.section`
  width: min(100% - 2 * var(--gutter), 45rem);
  margin: 0 auto;
  padding: ${space(5)} 0 ${space(12)};

  h1 {
    margin-bottom: ${space(2)};
    font: 750 clamp(2.25rem, 6vw, 3.5rem)/1.04 ${font.display};
  }
`;

/** Hidden on a phone, so that the buttons are in view. */
const Picture = styled.div`
  display: inline-block;
  ${media.mobile} {
    display: none;
  }
  margin-bottom: ${space(4)};
  padding: ${space(2.5)} ${space(4)} 0;
  overflow: hidden;
  background: ${color.successSoft};
  border-radius: ${radius.l};
`;

const Text = styled.div`
  max-width: 60ch;
  color: ${color.ink2};
  font-size: 1.1875rem;

  p {
    margin: 0 0 0.625rem;
  }
`;

const Onward = styled.div`
  margin-top: ${space(5)};
`;

const More = styled.div`
  margin-top: ${space(7)};
  padding-top: ${space(5)};
  border-top: 1px solid ${color.line};
  &:empty {
    display: none;
  }
  ${media.print} {
    margin-top: ${space(2)};
    padding-top: ${space(2)};
  }
`;

/**
 * Says that the form was sent, and continues automatically after a countdown that the visitor can stop or skip. Shown again, after a
 * reload, it has `actions` instead.
 */
export function SentScreen(props: SentScreenProps) {
  const { title, children, onDone, actions, more } = props;
  const screen = useRef<HTMLElement>(null);
  const closeErrorToast = useCloseErrorToast();

  useDocumentTitle(title);

  // Closes the toast of an earlier failed attempt.
  useEffect(() => {
    closeErrorToast();
    enterScreen(screen.current);
  }, [closeErrorToast]);

  return (
    <Screen ref={screen}>
      <Picture data-screen-only>
        <Illustration name="papieren" width={180} />
      </Picture>
      <h1>{title}</h1>
      <Text>{children}</Text>
      <Onward>{onDone ? <Countdown seconds={timing.countdownSeconds} onDone={onDone} /> : actions}</Onward>
      {more && <More>{more}</More>}
    </Screen>
  );
}
