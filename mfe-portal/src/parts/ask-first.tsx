import { Button, type ButtonProps, ButtonRow, Stack } from '@site/kit';
import type { ReactNode } from 'react';
import { QuestionText, useQuestion } from './use-question';

interface AskFirstProps extends Pick<ButtonProps, 'variant' | 'size' | 'aria-label'> {
  /** The button that asks. */
  button: string;
  /** In its place until it is asked. */
  lead?: ReactNode;
  question: string;
  /** The button that does it. @param close closes the question and leaves the focus where it is */
  confirm(close: () => void): ReactNode;
  /** What follows from it, below the question. */
  children?: ReactNode;
}

/** A button that asks a question in its own place before something is done. */
export function AskFirst({ button, lead, question, confirm, children, ...look }: AskFirstProps) {
  const { asked, ask, cancel, close, opener, text } = useQuestion();
  return (
    <Stack gap={2}>
      {asked ? (
        <>
          <QuestionText ref={text}>{question}</QuestionText>
          {children}
        </>
      ) : (
        lead
      )}
      <ButtonRow>
        {asked ? (
          <>
            {confirm(close)}
            <Button variant="ghost" size={look.size} onClick={cancel}>
              Annuleren
            </Button>
          </>
        ) : (
          <Button ref={opener} {...look} onClick={ask}>
            {button}
          </Button>
        )}
      </ButtonRow>
    </Stack>
  );
}
