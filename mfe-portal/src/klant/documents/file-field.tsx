import { color, duration, focusRing, media, on, radius, space, VisuallyHidden } from '@site/kit';
import { Camera, FileUp } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import styled from 'styled-components';

interface FileFieldProps {
  /** What the files are of, for who does not see where the field is. */
  subject: string;
  /** For the attribute `accept`. */
  accept: string;
  hint: string;
  onChoose(files: File[]): void;
}

/** Chooses files: from the device, with the camera of a phone, or dropped. */
export function FileField({ subject, accept, hint, onChoose }: FileFieldProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(currentTarget.files ?? [])]);
    // So that the same file can be chosen again.
    currentTarget.value = '';
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onChoose([...event.dataTransfer.files]);
  };
  return (
    <Zone
      $over={over}
      data-screen-only
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Choice>
        <input
          id={`${id}-files`}
          type="file"
          multiple
          accept={accept}
          aria-describedby={`${id}-hint`}
          onChange={choose}
        />
        <label htmlFor={`${id}-files`}>
          <FileUp size={20} />
          <span>Kies bestanden</span>
          <VisuallyHidden>{` voor ${subject}`}</VisuallyHidden>
        </label>
      </Choice>
      <Photo>
        <input id={`${id}-photo`} type="file" accept="image/*" capture="environment" onChange={choose} />
        <label htmlFor={`${id}-photo`}>
          <Camera size={20} />
          <span>Maak een foto</span>
          <VisuallyHidden>{` voor ${subject}`}</VisuallyHidden>
        </label>
      </Photo>
      <OrDrop aria-hidden>of sleep ze hierheen</OrDrop>
      <Hint id={`${id}-hint`}>{hint}</Hint>
    </Zone>
  );
}

const Zone = styled.div<{ $over: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(1.5)};
  align-items: center;
  padding: ${space(2)};
  border: 2px dashed ${({ $over }) => ($over ? color.ink : color.line)};
  border-radius: ${radius.m};
  background: ${({ $over }) => ($over ? color.plateSoft : 'transparent')};
  transition: background-color ${duration.step};
`;

/* The input lies over its label, so that both have the size of a target, and a screen reader that explores by touch finds it. */
const Choice = styled.div`
  position: relative;

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }

  /* The button of the browser in it is as large. */
  input::file-selector-button {
    width: 100%;
    height: 100%;
    cursor: pointer;
  }

  label {
    display: flex;
    gap: 0.625rem;
    align-items: center;
    min-height: 2.75rem;
    padding: 0.5rem 1.125rem;
    border: 2px solid ${on.text};
    border-radius: 12px;
    font-weight: 650;
    line-height: 1.25;
  }

  ${media.mobile} {
    flex: 1 1 100%;

    label {
      justify-content: center;
    }
  }

  input:hover + label {
    background: color-mix(in srgb, ${on.text} 10%, transparent);
  }

  input:focus-visible + label {
    ${focusRing}
  }
`;

/* Where there is a camera at hand. */
const Photo = styled(Choice)`
  display: none;

  @media (pointer: coarse) {
    display: block;
  }
`;

const OrDrop = styled.span`
  color: ${on.soft};

  @media (pointer: coarse) {
    display: none;
  }
`;

const Hint = styled.p`
  flex-basis: 100%;
  color: ${on.soft};
  font-size: 0.9375rem;
  line-height: 1.45;

  ${media.mobile} {
    overflow-wrap: anywhere;
  }
`;
