import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '../theme/theme';
import { FieldError, FieldHint, Optional } from './field-messages';

/** The frame of every field: label, hint, control and error. */
export interface FieldFrameProps {
  /** Id of the control; hint and error get ids that derive from it. */
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string | null;
  /** Adds "(optioneel)" to the label. */
  optional?: boolean;
  /** The label is a <span>, for controls that <label> cannot name; the control takes `${id}-label`. */
  labelAsText?: boolean;
  children: ReactNode;
  /** Below the error: other ways to fill in the control. */
  below?: ReactNode;
}

/** The ids of what describes a field, for `aria-describedby`; undefined when nothing does. */
export function describedBy(id: string, hint: ReactNode, error?: string | null): string | undefined {
  return [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;
}

const Label = styled.label`
  display: block;
  margin-bottom: ${space(1)};
  font-weight: 650;
`;

/** A control that is scrolled to is shown with its label. */
const Root = styled.div`
  > :is(input, textarea, button) {
    scroll-margin-top: ${space(5)};
  }
`;

/** Label, hint, control and error as one field. The error is next to the control, whatever else the field offers. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, hint, error, optional, labelAsText, children, below } = props;
  return (
    <Root data-field>
      <Label id={`${id}-label`} {...(labelAsText ? { as: 'span' as const } : { htmlFor: id })}>
        {label}
        {optional && <Optional> (optioneel)</Optional>}
      </Label>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {below}
    </Root>
  );
}
